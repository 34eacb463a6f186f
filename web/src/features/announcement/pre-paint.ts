import { BREAKPOINTS } from '../../breakpoints.ts'
import { PLACE_PATTERN } from '../../paths.ts'
import { DISMISSAL_KEY } from './dismissal.ts'

/** The id of the element that holds the announcements; the pre-paint script and the island agree on it. */
export const ANNOUNCEMENTS_ID = 'announcements'

/**
 * Shows the right announcement before the first paint: by the reader's clock, the address and what was dismissed. The
 * cached HTML knows none of these for sure. It does what `pickAnnouncement` does, over attributes in the markup. Its
 * height is measured at once where the first view depends on it; on a phone, whose menu is closed, that would only have a
 * page that still arrives laid out once more.
 */
export const PRE_PAINT_SCRIPT = `(function(){
var box=document.getElementById(${JSON.stringify(ANNOUNCEMENTS_ID)}),now=Date.now(),gone=[],shown=false
if(!box)return
try{gone=JSON.parse(localStorage.getItem(${JSON.stringify(DISMISSAL_KEY)}))||[]}catch(e){}
var place=new RegExp(${JSON.stringify(PLACE_PATTERN)}).exec(location.pathname)||[]
for(var i=0;i<box.children.length;i++){
var item=box.children[i],d=item.dataset
var due=(!d.start||+d.start<=now)&&(!d.end||now<+d.end)
var here=(!d.product||d.product===place[1])&&(!d.version||d.version===place[2])
var closed=d.closable&&Array.isArray(gone)&&gone.indexOf(d.key)>=0
item.hidden=shown||!due||!here||!!closed
shown=shown||!item.hidden}
function measure(){document.documentElement.style.setProperty('--announcement',box.offsetHeight+'px')}
if(shown&&(location.hash||matchMedia('(min-width:${BREAKPOINTS.mobileLayout + 1}px)').matches))measure()
else if(shown)addEventListener('load',measure)
})()`

/** Where the browser remembers, for this visit, the page that was reloaded for a script that did not arrive. */
export const RELOADED = 'reloaded-for-chunk'

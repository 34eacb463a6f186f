import { ICONS } from './icons.ts'

const SYMBOLS = Object.entries(ICONS)
  .map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 20 20">${drawing}</symbol>`)
  .join('')

/** The drawings behind every `Icon`, once a page. */
export function IconSprite() {
  return (
    <svg className="ui-sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SYMBOLS }} />
  )
}

import { h } from 'vue'

/** Where the portal's own parts stand among Scalar's: before the first and after the last of its sections. */
export type SlotMarkup = { start: string; end: string }

/** Named on the elements, so that the browser finds what the server put there. */
export const SLOT_ATTRIBUTE = 'data-portal-slot'

/** The slots of Scalar's reference that hold markup of ours; both sides have to fill them alike. */
export function scalarSlots({ start, end }: SlotMarkup) {
  return {
    'content-start': () => h('div', { [SLOT_ATTRIBUTE]: 'start', innerHTML: start }),
    'content-end': () => h('div', { [SLOT_ATTRIBUTE]: 'end', innerHTML: end }),
  }
}

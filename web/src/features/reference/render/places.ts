/** Stands where the portal writes the head of a page when it serves it. */
export const HEAD_PLACE = '<!--portal-head-->'
/** Stands for the portal's public address, which the renderer does not know. */
export const ORIGIN_PLACE = 'https://portal.invalid'

/**
 * Every width, in CSS pixels, at which the site changes. Style sheets use these numbers only.
 * Two of them overlap on purpose: at exactly 768 the layout is mobile and its menu opens, yet a resize that ends
 * there closes it.
 */
export const BREAKPOINTS = {
  /** From here on the top bar is the desktop one; `max-width: 995px` is the mobile bar. */
  desktopBar: 996,
  /** Up to and including this width the side menu is part of the mobile menu. */
  mobileLayout: 768,
  /** A resize that ends above this width closes the mobile menu. */
  mobileMenuClosedAbove: 767,
  /** From here on the table of contents has a column; `max-width: 1199px` folds it. */
  contentsColumn: 1200,
  /** Up to and including these, the columns of the home page and of cards stack. */
  homeColumns: 700,
  cardColumns: 600,
} as const

/** Whether the side menu is part of the mobile menu at this window width. */
export function isMobileLayout(width: number): boolean {
  return width <= BREAKPOINTS.mobileLayout
}

/** Whether a resize to this width forces the mobile menu shut. */
export function closesMobileMenu(width: number): boolean {
  return width > BREAKPOINTS.mobileMenuClosedAbove
}

/** The id of the mobile menu, for the button that controls it. */
export const MOBILE_MENU_ID = 'mobile-menu'

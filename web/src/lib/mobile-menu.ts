import { createStore } from './store.ts'

/** Whether the mobile menu shows. The button, the sheet and the side menu are islands apart that agree here. */
export const mobileMenuOpen = createStore(false)

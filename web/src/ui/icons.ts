/** Our icons, drawn on a 20 × 20 grid: stroke 1.5, round ends, no fill. */
export const ICONS = {
  search: '<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>',
  menu: '<path d="M3 5.5h14M3 10h14M3 14.5h14"/>',
  close: '<path d="m5 5 10 10M15 5 5 15"/>',
  down: '<path d="M5.5 8 10 12.5 14.5 8"/>',
  right: '<path d="M8 5.5 12.5 10 8 14.5"/>',
  arrow: '<path d="M4 10h12M11 5l5 5-5 5"/>',
  copy: '<rect x="7" y="7" width="10" height="10" rx="1.5"/><path d="M13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7"/>',
  check: '<path d="m4 10.5 4 4 8-9"/>',
  link: '<path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 0 0 4.2 4.2l1-1"/>',
  ext: '<path d="M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4l-7 7"/>',
  note: '<circle cx="10" cy="10" r="7.25"/><path d="M10 9.25v4.25M10 6.5v.01"/>',
  tip: '<path d="M7.5 13.4a5 5 0 1 1 5 0v1.6h-5zM8 17.5h4"/>',
  warn: '<path d="m10 3.5 7.5 13h-15zM10 8.5v3.5M10 14.25v.01"/>',
  bad: '<path d="M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7zM7.75 7.75l4.5 4.5M12.25 7.75l-4.5 4.5"/>',
  minus: '<path d="M6.5 10h7"/>',
  doc: '<path d="M5 2.75h6.5L15.5 7v10.25H5zM11.5 2.75V7h4"/>',
  book: '<path d="M10 5.5C8 4 5.5 4 3 4.5v11c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1v-11c-2.5-.5-5-.5-7 1zM10 5.5v11"/>',
  clock: '<circle cx="10" cy="10" r="7.25"/><path d="M10 5.75V10l2.75 2"/>',
  reload: '<path d="M16 10a6 6 0 1 1-1.8-4.3M16.5 3v3.5H13"/>',
  accounts: '<path d="M3 8.25 10 3.5l7 4.75zM4.5 16.5h11M5.5 8.25v5.5M10 8.25v5.5M14.5 8.25v5.5"/>',
  payments: '<path d="M3 7h12M12 3.75 15.5 7 12 10.25M17 13.5H5M8 10.25 4.5 13.5 8 16.75"/>',
  insights: '<path d="M3 16.5h14M5.5 16.5v-4M10 16.5V6.5M14.5 16.5V9.5"/>',
} as const

export type IconName = keyof typeof ICONS

'use client'

/** The shell stays; the page inside it says that it crashed. */
export { CrashNotice as default } from '../../ui/crash-notice.client.tsx'

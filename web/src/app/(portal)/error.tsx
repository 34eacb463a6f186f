'use client'
import { CrashNotice, type CrashProps } from '../../ui/crash-notice.client.tsx'

/** The shell stays; the page inside it says that it crashed. */
export default function PageError(props: CrashProps) {
  return <CrashNotice {...props} />
}

import type { Metadata } from 'next'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.ts'
import { SiteLink } from '../../ui/site-link.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/**
 * For a page that vanished while it was asked for; an unknown address gets `missing/`. Next sends it with every page, so
 * it is short and has no styles of its own.
 */
export default function NotFound() {
  return (
    <div className="ui-notice-page" data-layout="wide">
      <h1>There is no page here</h1>
      <p>It was here a moment ago. Its address may have changed.</p>
      <SiteLink className={buttonClass()} href={paths.home()}>
        Go to the home page
      </SiteLink>
    </div>
  )
}

import type { PortalReceipt } from './portal-receipt.ts'

type Words = { status: 'success' | 'warning' | 'error'; title: string; description?: string }

const MOST_NAMED = 5

/** A receipt in an editor's words. */
export function wordsOf(receipt: PortalReceipt): Words {
  if (receipt.state === 'silent')
    return {
      status: 'error',
      title: 'Published, but the portal has not answered',
      description: 'Readers see it when the portal is back. If this stays, tell whoever runs the portal.',
    }
  const { pages, late, everywhere } = receipt
  if (receipt.state === 'failed')
    return {
      status: 'error',
      title: 'Published, but the portal could not refresh its pages',
      description: 'It tries again by itself.',
    }
  const longest = Math.max(0, ...pages.map(({ after }) => after))
  const description = [
    pages.length > 0 && `Read back: ${listOf(pages.map(({ path }) => path))}.`,
    everywhere && 'It shows on every page: the others follow within seconds.',
    late > 0 && `${late === 1 ? 'One page is' : `${late} pages are`} late and will follow.`,
  ].filter((part) => part !== false)
  const told = description.length > 0 ? { description: description.join(' ') } : {}
  if (late > 0 || receipt.state === 'working')
    return { status: 'warning', title: 'Published; the portal is slow', ...told }
  if (pages.length > 0) return { status: 'success', title: `Live on the portal after ${secondsOf(longest)}`, ...told }
  return { status: 'success', title: everywhere ? 'Published' : 'Published: no page had to change', ...told }
}

function listOf(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).join(', ')
  return paths.length > MOST_NAMED ? `${named} and ${paths.length - MOST_NAMED} more` : named
}

const secondsOf = (ms: number) => `${(ms / 1000).toFixed(1)} s`

import type { TakeoverPage } from '../scalar/configuration.ts'
import { TAKEOVER_MARK } from './files.ts'

/** Has Scalar listen to a button. */
export type Settle = (button: Element) => void

/** Where Scalar comes from; loaded when it is wanted. */
type Parts<E> = {
  loadPage: (source: string) => Promise<TakeoverPage>
  loadTakeover: () => Promise<{
    takeOver: (element: E, page: TakeoverPage) => Promise<void>
    hydrateAround: Settle
  }>
  loadStock: () => Promise<{ renderStockReference: (element: E, page: TakeoverPage) => void }>
}

// Never on a server; said where the bundler understands it, so that it need not compile Scalar for one.
const onServer = () => Promise.reject(new Error('a reference is taken over in a browser'))

/** Fetches the scripts that take a reference over. */
export const loadTakeover = typeof window === 'undefined' ? onServer : () => import('./take-over.ts')

const SCALAR: Parts<HTMLElement> = {
  loadPage,
  loadTakeover,
  loadStock: typeof window === 'undefined' ? onServer : () => import('./stock-reference.ts'),
}

/**
 * Has Scalar take over the markup in an element. Where it can't, being another than this portal expects, it renders the
 * page anew.
 *
 * @throws when Scalar or the page's configuration can't be loaded; the markup is as it was then
 */
export function startScalar(element: HTMLElement, source: string): Promise<Settle> {
  return startWith(SCALAR, element, source)
}

export async function startWith<E>(parts: Parts<E>, element: E, source: string): Promise<Settle> {
  const [{ takeOver, hydrateAround }, page] = await Promise.all([parts.loadTakeover(), parts.loadPage(source)])
  try {
    await takeOver(element, page)
  } catch (error) {
    console.error(TAKEOVER_MARK, error)
    const { renderStockReference } = await parts.loadStock()
    renderStockReference(element, page)
  }
  return hydrateAround
}

async function loadPage(source: string): Promise<TakeoverPage> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`the description of this page was answered ${response.status}`)
  return response.json()
}

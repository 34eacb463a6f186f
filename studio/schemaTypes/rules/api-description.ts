import { API_VERSION } from '@portal/content-source'
import { loadText, type Loaded } from './api-description/load.ts'
import type { ContentContext } from './content.ts'
import type { Verdict } from './verdict.ts'

type Context = Pick<ContentContext, 'getClient'>

/** An uploaded file is a valid OpenAPI 3 description. */
export async function fileIsDescription(
  file: { asset?: { _ref?: string } } | undefined,
  context: Context,
): Promise<Verdict> {
  const id = file?.asset?._ref
  return id ? verdictOn(await once(id, () => loadFile(id, context))) : true
}

/** What is at an address is a valid OpenAPI 3 description, as far as the Studio can tell. */
export async function addressIsDescription(url: string | undefined): Promise<Verdict> {
  if (!url) return true
  const loaded = await loadAddress(url)
  return isUnreachable(loaded) ? true : verdictOn(loaded)
}

/** Tells when the Studio can not look at an address, which its own security policy or the other host may forbid. */
export async function addressIsReachable(url: string | undefined): Promise<Verdict> {
  return url && isUnreachable(await loadAddress(url))
    ? 'Not checked: the Studio can not load this address. Upload the file to have it checked.'
    : true
}

const isUnreachable = (loaded: Loaded) => !loaded.ok && loaded.reason === 'unreachable'

const verdicts = new WeakMap<Loaded, Promise<Verdict>>()

function verdictOn(loaded: Loaded): Promise<Verdict> {
  const verdict = verdicts.get(loaded) ?? checked(loaded)
  verdicts.set(loaded, verdict)
  return verdict
}

async function checked(loaded: Loaded): Promise<Verdict> {
  if (!loaded.ok) return loaded.reason === 'unreachable' ? `Can not be loaded. ${loaded.detail}` : loaded.detail
  // Apart from the Studio's own code: only who edits a reference loads the parser and the schemas.
  const { checkApiDescription } = await import('./api-description/check.ts')
  return checkApiDescription(loaded.text)
}

async function loadFile(id: string, { getClient }: Context): Promise<Loaded> {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  const url = await client.fetch<string | null>('*[_id == $id][0].url', { id }, { tag: 'validation' })
  return url ? loadText(url) : { ok: false, reason: 'unreachable', detail: 'The file is not there.' }
}

// A path of the portal is one of another host than the Studio's.
const loadAddress = (url: string) =>
  once(url, async () =>
    /^https?:/i.test(url) ? loadText(url) : { ok: false, reason: 'unreachable', detail: 'A path of the portal.' },
  )

const RECENT_MS = 30_000
const recent = new Map<string, { at: number; loaded: Promise<Loaded> }>()

// The rules run at each change of a document, and the address has two.
function once(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = recent.get(key)
  if (known && Date.now() - known.at < RECENT_MS) return known.loaded
  const loaded = load()
  recent.set(key, { at: Date.now(), loaded })
  return loaded
}

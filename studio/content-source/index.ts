/** Where the content lives: the embedded lake, or a project on Sanity's hosted Content Lake. */
export type ContentSource = EmbeddedSource | HostedSource

type Common = { projectId: string; dataset: string; apiVersion: string }

/** The lake that `npm start` runs. `apiHost` is the address browsers and servers on this machine reach it by. */
export type EmbeddedSource = Common & { kind: 'embedded'; apiHost: string; useProjectHostname: false }

/** Sanity's hosted service; the client derives its hosts from the project id. */
export type HostedSource = Common & { kind: 'hosted' }

export class ContentSourceError extends Error {
  override name = 'ContentSourceError'
}

/** The Sanity API version that every client of this project speaks. */
export const API_VERSION = '2025-02-19'

/** The embedded lake's only project. Lower-case letters alone, since asset paths allow nothing else. */
export const EMBEDDED_PROJECT_ID = 'embedded'

export const DEFAULT_LAKE_PORT = 3334

/**
 * What the id of a shared preview link begins with: the Studio writes the document, the portal reads it. The dot keeps
 * it from everyone without a token.
 */
export const PREVIEW_LINK_ID_PREFIX = 'previewLink.'

const PROJECT_ID = /^[a-z0-9]+$/
const DATASET = /^[a-z0-9][-_a-z0-9]{0,63}$/

/**
 * Resolves the content source from environment variables: `SANITY_PROJECT_ID` moves everything to hosted Sanity
 * (`SANITY_DATASET`, default `production`); without it the embedded lake serves, at `LAKE_URL` or on `LAKE_PORT`.
 * Holds no secret: its result may be built into a page.
 *
 * @throws {ContentSourceError} naming the variable that is wrong
 */
export function resolveContentSource(env: Readonly<Record<string, string | undefined>>): ContentSource {
  const dataset = env['SANITY_DATASET'] || 'production'
  if (!DATASET.test(dataset))
    throw new ContentSourceError(`SANITY_DATASET is "${dataset}": use lower-case letters, digits, - and _`)
  const common = { dataset, apiVersion: API_VERSION }

  const projectId = env['SANITY_PROJECT_ID']
  if (projectId) {
    if (!PROJECT_ID.test(projectId))
      throw new ContentSourceError(`SANITY_PROJECT_ID is "${projectId}": use the id of the project, not its name`)
    return { ...common, kind: 'hosted', projectId }
  }
  return {
    ...common,
    kind: 'embedded',
    projectId: EMBEDDED_PROJECT_ID,
    apiHost: lakeUrl(env),
    useProjectHostname: false,
  }
}

/** The options of `createClient` that reach a content source, without a token. */
export function clientOptions(source: ContentSource) {
  const { kind: _, ...options } = source
  return { ...options, useCdn: false as const }
}

function lakeUrl(env: Readonly<Record<string, string | undefined>>): string {
  const named = env['LAKE_URL']
  if (named) {
    if (!URL.canParse(named) || !/^https?:$/.test(new URL(named).protocol))
      throw new ContentSourceError(`LAKE_URL is "${named}": use an address such as http://localhost:3334`)
    return new URL(named).origin
  }
  const port = env['LAKE_PORT'] || String(DEFAULT_LAKE_PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new ContentSourceError(`LAKE_PORT is "${port}": use a port number`)
  return `http://localhost:${port}`
}

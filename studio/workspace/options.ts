import { createClient } from '@sanity/client'
import type { ContentSource } from '@portal/content-source'
import type { WorkspaceOptions } from 'sanity'
import { createLakeFetch } from '../lake-transport/lake-fetch.ts'

type Options = Omit<WorkspaceOptions, 'name' | 'basePath' | 'schema' | 'plugins' | 'title'>

/**
 * How the Studio reaches its content and what it offers there. Hosted Sanity needs the ids alone. The embedded lake
 * needs its address twice: the client factory makes the clients use it as it is, and `apiHost` sends there the few
 * requests that pass the factory by, which would otherwise leave for another host.
 */
export function workspaceOptions(source: ContentSource): Options {
  const { projectId, dataset } = source
  if (source.kind === 'hosted') return { projectId, dataset }
  const { apiHost, useProjectHostname } = source
  const lakeFetch = createLakeFetch(apiHost)
  return {
    ...withoutVendorServices,
    projectId,
    dataset,
    apiHost,
    auth: { loginMethod: 'cookie', redirectOnSingle: false },
    unstable_clientFactory: (config) =>
      createClient({ ...config, apiHost, useProjectHostname, resolveFetch: () => lakeFetch }),
  }
}

/** What only the hosted service can do; left on, each would ask the lake for things it does not have. */
const withoutVendorServices = {
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  // Search keeps the default strategy: the lake ranks by `text::query`, so that a list and a reference find parts of words.
} satisfies Partial<Options>

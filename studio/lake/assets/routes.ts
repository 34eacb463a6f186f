import type { Route } from '../context.ts'
import { unversioned, versioned } from '../router.ts'
import { createAssetFiles } from './files.ts'
import { createImageCache } from './image-cache.ts'
import type { AssetKind } from './names.ts'
import { assetLimits } from './limits.ts'
import { serveAsset } from './serve.ts'
import { uploadAsset } from './upload.ts'

const KINDS: readonly AssetKind[] = ['images', 'files']

/** Uploads go in under the API's versions; what was uploaded comes out under the root, as on Sanity's CDN. */
export function assetRoutes(folder: string): Route[] {
  const files = createAssetFiles(folder)
  const cache = createImageCache(assetLimits)
  return KINDS.flatMap((kind) => [
    versioned('POST', `/assets/${kind}/:dataset`, (call, lake) => uploadAsset(call, lake, kind, files)),
    unversioned('GET', `/${kind}/:project/:dataset/:name`, (call, lake) =>
      serveAsset(call, lake, kind, { files, cache }),
    ),
    // A file name of one's own may follow, for search engines; it means nothing.
    unversioned('GET', `/${kind}/:project/:dataset/:name/:vanity`, (call, lake) =>
      serveAsset(call, lake, kind, { files, cache }),
    ),
  ])
}

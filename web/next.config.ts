import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { ISOLATION, SECURITY_HEADERS } from './server/security-headers.ts'
import { PREVIEW_COOKIE } from './src/lib/preview-session.ts'

// Part of the address of every read (see src/sanity/generations.ts). A build, and each start, begins with reads of its
// own: what an earlier build left in .next/cache/fetch-cache is never taken for today's content. Set here because the
// workers of a build inherit the environment of the process that loads this file first.
process.env['PORTAL_READ_STAMP'] ??= Date.now().toString(36)

const config: NextConfig = {
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  turbopack: {
    root: join(import.meta.dirname, '..'),
    // What SWR asks for to run on versions of React before 18.
    resolveAlias: { 'use-sync-external-store/shim': 'react' },
  },
  transpilePackages: [
    '@portal/announcement-rules',
    '@portal/content-rules',
    '@portal/content-source',
    '@portal/openapi',
    '@portal/sandbox',
  ],
  // Large, server-only and plain JavaScript: bundling it takes long and gains nothing.
  serverExternalPackages: ['beautiful-mermaid'],
  reactStrictMode: true,
  // The checks of `npm test` hold the types of every package; a newcomer's first start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // A build renders each API description that it has not rendered before, page by page.
  staticPageGenerationTimeout: 600,
  // proxy.ts does it, together with `index.html`, in one redirect.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The media route gives out pictures: Next's own optimiser, which nothing uses, would be one more door.
  images: { unoptimized: true },
  // Next's own, which also keeps each page's Content-Security-Policy and tells the serving layer what changes.
  cacheHandler: join(import.meta.dirname, 'server/cache-handler.ts'),
  headers: async () => [
    { source: '/:path*', headers: toList(SECURITY_HEADERS) },
    // The Studio may open a preview in a window of its own, and goes on talking to it.
    { source: '/:path*', headers: toList(ISOLATION), missing: [{ type: 'cookie', key: PREVIEW_COOKIE }] },
  ],
  experimental: {
    // Next leaves one processor out, of two as of twenty: the process that drives the renderings does little itself.
    cpus: availableParallelism(),
    // Half of what the compilation writes, and read by nobody: the server's code is hardly changed by the bundler.
    turbopackSourceMaps: false,
    // A build starts from nothing as often as not; to keep what it compiled, for the next, takes a fifth of its time.
    turbopackFileSystemCacheForBuild: false,
    // The shortest that Next allows: an open tab asks again for a prefetched page after 30 s instead of 5 minutes.
    staleTimes: { static: 30 },
    // Style sheets by page: the default packs those of the home page and the demos into what every guide loads. They
    // stand in the pages, so another sheet costs little more than its link. Without weights, since what stands on all
    // pages would else come as a sheet for each part of it.
    cssChunking: { type: 'graph', requestCost: 200, weightDistribution: 0 },
  },
}

function toList(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

export default config

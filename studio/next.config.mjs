import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { findDistDir } from './bundling/find-dist-dir.ts'

const studio = dirname(fileURLToPath(import.meta.url))

/** The admin is private: framed by itself alone, stored nowhere, in no index. Its pages have a longer policy, with a nonce (proxy.ts). */
const HEADERS = [
  {
    key: 'Content-Security-Policy',
    value: "script-src 'none'; frame-ancestors 'self'; base-uri 'self'; object-src 'none'; form-action 'self'",
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // No page of others shows a picture or a file of it.
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
]
const NO_STORE = [{ key: 'Cache-Control', value: 'no-store' }]

// biome-ignore lint/style/noDefaultExport: Next.js asks for it
export default (phase) =>
  withPayload({
    distDir: findDistDir(phase, studio),
    poweredByHeader: false,
    reactStrictMode: true,
    // npm run check has checked the types already.
    typescript: { ignoreBuildErrors: true },
    transpilePackages: ['@menagerie/contract', '@menagerie/sites', '@menagerie/search', '@menagerie/web'],
    // Bundled, Payload exists once for pages and once for the API, and the API no longer knows a validation error that the
    // other copy throws: editors would not see at which field it is. Outside the bundle there is one, and the build is quicker.
    serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'pg', 'sharp'],
    // In browsers the admin's parts check addresses of mail by our rule (payload-shared.ts); labels of versions are those of the reader.
    turbopack: {
      root: dirname(studio),
      resolveAlias: {
        'payload/shared': { browser: './src/admin/payload-shared.ts' },
        '@payloadcms/ui/utilities/getClientSchemaMap': './src/admin/schema-by-language.ts',
      },
    },
    images: { unoptimized: true },
    experimental: {
      turbopackSourceMaps: false,
      turbopackInputSourceMaps: false,
      turbopackFileSystemCacheForBuild: false,
    },
    headers: () => [
      { source: '/:path*', headers: HEADERS },
      { source: '/((?!_next/static/).*)', headers: NO_STORE },
    ],
  })

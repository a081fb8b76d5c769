import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { toClassName } from '../src/server/pages/class-names.ts'
import { placeOfStyles } from './style-places.ts'

export const SITE = fileURLToPath(new URL('..', import.meta.url))

/** Derived from the path below `web/`, so that every build on every machine makes the same names. */
const toScopedName = (local: string, file: string, css: string) =>
  toClassName(local, placeOfStyles(relative(SITE, file.split('?')[0] ?? file)), css)

/** What all builds of the site share. */
export const SHARED: InlineConfig = {
  root: SITE,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  css: { modules: { generateScopedName: toScopedName } },
  // React's production build, also in the server: it renders three times as many pages per second.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Set here, because NODE_ENV differs under `npm run dev` and in tests.
  mode: 'production',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: { target: 'es2022', emptyOutDir: false, reportCompressedSize: false, assetsInlineLimit: 0 },
}

import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

export const SITE = fileURLToPath(new URL('..', import.meta.url))
const HASH_LENGTH = 6

/** `Header_toggle_a1b2c3`: from the file's place alone, so that server, browser and stylesheets agree in separate builds. */
function toClassName(local: string, file: string): string {
  const place = createHash('sha1')
    .update(relative(SITE, file.split('?')[0] ?? file))
    .digest('hex')
  return `${basename(file).split('.')[0]}_${local}_${place.slice(0, HASH_LENGTH)}`
}

/** What all builds of the site share. */
export const SHARED: InlineConfig = {
  root: SITE,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  css: { modules: { generateScopedName: toClassName } },
  // React's production build, also in the server: three times the pages per second.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Not left to NODE_ENV, which is another one under `npm run dev` and in tests.
  mode: 'production',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: { target: 'es2022', emptyOutDir: false, reportCompressedSize: false, assetsInlineLimit: 0 },
}

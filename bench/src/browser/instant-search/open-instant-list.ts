import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('./InstantList.tsx', import.meta.url))
const STYLE = `main { display: grid; grid-template-columns: 280px 1fr } .ais-Hits-list { display: grid;
  grid-template-columns: repeat(3, 1fr); gap: 1rem; list-style: none } .ais-Hits-item img { inline-size: 100%; block-size: auto }`
const HTML = `<!doctype html><html lang="en"><title>InstantSearch</title><style>${STYLE}</style><main></main><script type="module" src="/instant-list.js"></script>`

/** Path of the page on the site's own origin, so that it searches the same index at the same addresses. */
export const INSTANT_LIST_PATH = '/instant-list/'

/** Builds the page with InstantSearch's widgets. Returns a function that makes it available to a visit. */
export async function buildInstantList(outDir: string): Promise<(context: BrowserContext) => Promise<void>> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir, emptyOutDir: true, lib: { entry: ENTRY, formats: ['es'], fileName: () => 'instant-list.js' } },
  })
  const script = readFileSync(join(outDir, 'instant-list.js'), 'utf8')
  return async (context) => {
    await context.route('**/instant-list/*', (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
    await context.route('**/instant-list.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
  }
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/port.ts'
import { ROOT } from '../../scripts/state-folder.ts'
import { readOutput, startChild, startPinned, stopChild } from './children.ts'
import { waitForPage } from './site-process.ts'

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')
const TURBOPACK_ROOT = JSON.stringify(ROOT)

/** Static at build time and kept in memory by Next.js. Packing on the fly is off, which makes it faster. */
const CONFIG = `export default { compress: false, poweredByHeader: false, turbopack: { root: ${TURBOPACK_ROOT} } }\n`
const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`
const toPage = (paragraphs: number) => `const TEXT = 'Three walks a day keep a young dog calm, and its owner, too. '
export const dynamic = 'force-static'
export default function Page() {
  return <main>{Array.from({ length: ${paragraphs} }, (_, at) => <p key={at}>{TEXT.repeat(3)}{at}</p>)}</main>
}
`
const PARAGRAPH_BYTES = 190

/** Starts a Next.js app with one static page of about the same size, served by `next start` on the first core. */
export async function startNextPage(
  folder: string,
  htmlBytes: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  // Next.js adds the text a second time for its own script.
  const sources = {
    'next.config.mjs': CONFIG,
    'app/layout.jsx': LAYOUT,
    'app/page.jsx': toPage(Math.round(htmlBytes / PARAGRAPH_BYTES / 2)),
  }
  await buildIfChanged(folder, sources)
  const port = await findFreePort()
  const child = startPinned(0, process.execPath, [NEXT, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/`
  await waitForPage(url)
  return { url, stop: () => stopChild(child) }
}

async function buildIfChanged(folder: string, sources: Record<string, string>): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify(sources))
    .update(readFileSync(join(ROOT, 'node_modules/next/package.json')))
  const [mark, digest] = [join(folder, 'built-from'), hash.digest('hex')]
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}\n')
  if (!folder.startsWith(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const build = startChild(process.execPath, [NEXT, 'build', folder], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await readOutput(build)
  writeFileSync(mark, digest)
}

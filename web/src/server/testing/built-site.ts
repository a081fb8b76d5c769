import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { endProcess } from '../../../../scripts/end-process.ts'
import { findFreePort } from '../../../../scripts/port.ts'
import { findCurrentBuild } from '../../../../scripts/start/build.ts'
import { buildSite } from '../../../bundling/build-site.ts'
import { SITE } from '../../../bundling/shared-config.ts'

/** Long, for a busy machine; a site that never starts is still found. */
const START_MS = 60_000
/** A port without a listener: the studio is down. */
const DEAD_STUDIO = 'http://127.0.0.1:9'

/** Builds the site and runs it in processes of its own. A test awaits `kill` after each test and calls `remove` at the end. */
export async function buildForTest() {
  // A folder that looks like the project's root.
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  symlinkSync(join(SITE, '../node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  // `npm test` has just built the site; a test that is run by itself may find an older build.
  const current = findCurrentBuild('web')
  if (current) cpSync(current, join(root, 'web/dist'), { recursive: true })
  else await buildSite(join(root, 'web/dist'))
  const running: ChildProcess[] = []

  async function start(env: Record<string, string>) {
    const [tailwell, aldergrove] = [await findFreePort(), await findFreePort()]
    const child = spawn(process.execPath, [join(root, 'web/dist/server/main.js')], {
      env: {
        ...process.env,
        WEB_PORT_TAILWELL: String(tailwell),
        WEB_PORT_ALDERGROVE: String(aldergrove),
        IMAGE_CACHE_DIR: join(root, 'images'),
        OUTBOX_DIR: join(root, 'outbox'),
        // Search would cost every start a second, and no test uses it.
        SEARCH_ENGINE: 'off',
        SEARCH_CACHE_DIR: join(root, 'search-indexes'),
        CONTENT_API_URL: DEAD_STUDIO,
        CONTENT_API_TOKEN: 'token',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(child)
    const said = { text: '' }
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said.text += text
      })
    }
    return { child, said, tailwell: `http://127.0.0.1:${tailwell}`, aldergrove: `http://127.0.0.1:${aldergrove}` }
  }

  return {
    root,
    start,
    async startListening(env: Record<string, string>) {
      const site = await start(env)
      await vi.waitFor(() => expect(site.said.text).toContain('The site is listening'), START_MS)
      return site
    },
    /** Waits until all processes are gone: one that is ending may still write into the folders of its test. */
    kill: () => Promise.all(running.splice(0).map((child) => endProcess(child))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

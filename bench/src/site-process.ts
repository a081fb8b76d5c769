import { join } from 'node:path'
import { MAIN_PORT, OTHER_PORT } from '@menagerie/demo/brands'
import { findFreePort } from '../../scripts/port.ts'
import { SITE_ALLOCATOR, SITE_NODE_FLAGS } from '../../scripts/start/node-settings.ts'
import { readOutput, startPinned, stopChild } from './children.ts'
import { readMemory, readProcessorSeconds } from './memory.ts'

export type BenchSite = {
  origin: string
  /** One origin per brand; `origin` is that of the first. */
  origins: { main: string; other: string }
  readyMs: number
  memory: () => { now: number; highest: number } | undefined
  /** Returns the processor time used so far. */
  processorSeconds: () => number
  stop: () => Promise<void>
}

type BenchSiteOptions = {
  /** Root of the build, with `web/dist` below it. */
  root: string
  env: Record<string, string>
  core?: number
}

const START_MS = 30_000
/** Nothing listens here, because only the site is measured and not its feed. */
const DEAD_STUDIO = 'http://127.0.0.1:9'

/** Starts a separate site process on one core, from the built files and with the given environment, without a studio. */
export async function startBenchSite({ root, env, core = 0 }: BenchSiteOptions): Promise<BenchSite> {
  const [main, other] = [await findFreePort(), await findFreePort()]
  const began = performance.now()
  const child = startPinned(core, process.execPath, [...SITE_NODE_FLAGS, join(root, 'web/dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...SITE_ALLOCATOR,
      CONTENT_API_URL: DEAD_STUDIO,
      CONTENT_API_TOKEN: '',
      HEALTH_PORT: '',
      // The bench has already unpacked its own snapshot.
      SNAPSHOT: '',
      // Building indexes would use the measured core. Measurements of search switch it on.
      SEARCH_ENGINE: 'off',
      ...env,
      [MAIN_PORT]: String(main),
      [OTHER_PORT]: String(other),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = readOutput(child).then((said) => Promise.reject(new Error(`The site ended: ${said}`)))
  // A failure is reported where it is awaited; later it is an ordinary end.
  ended.catch(() => {})
  const origins = { main: `http://127.0.0.1:${main}`, other: `http://127.0.0.1:${other}` }
  await Promise.race([waitForPage(`${origins.main}/`), ended])
  return {
    origin: origins.main,
    origins,
    readyMs: performance.now() - began,
    memory: () => readMemory(child.pid),
    processorSeconds: () => readProcessorSeconds(child.pid),
    stop: () => stopChild(child),
  }
}

export async function waitForPage(url: string): Promise<void> {
  for (const deadline = performance.now() + START_MS; performance.now() < deadline; ) {
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return
    await new Promise((done) => setTimeout(done, 5))
  }
  throw new Error(`No page at ${url} after ${START_MS / 1000} s`)
}

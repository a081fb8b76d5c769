import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAIN_PORT, OTHER_PORT } from '@menagerie/demo/brands'
import { endProcess } from '../../scripts/end-process.ts'
import { findFreePort } from '../../scripts/port.ts'
import { SITE_ALLOCATOR, SITE_NODE_FLAGS } from '../../scripts/start/node-settings.ts'
import { ROOT } from '../../scripts/state-folder.ts'
import { atEnd } from './endings.ts'

/** Long enough for a busy machine that first reads the whole demo. */
const READY_MS = 300_000
const STOP_MS = 15_000
const EXIT_WITH_PARENT = join(ROOT, 'scripts/start/exit-with-parent.mjs')

export type SitePorts = { main: number; other: number }

/** A built site that the proof may kill. It keeps its ports and folders when it starts again. */
export type ProofSite = {
  ports: SitePorts
  replicaDir: string
  readonly child: ChildProcess
  /** Starts it again after its end, and waits until it is ready. */
  start: () => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
  readLog: () => string
}

/** `folder` holds all its state; `env` overrides the default settings. Without a token it follows no feed. It ends when this process ends. */
export async function createSiteProcess(
  folder: string,
  env: Readonly<Record<string, string>>,
  readyMs = READY_MS,
): Promise<ProofSite> {
  mkdirSync(folder, { recursive: true })
  const ports = { main: await findFreePort(), other: await findFreePort() }
  const replicaDir = join(folder, 'replica')
  const logFile = join(folder, 'site.log')
  const log = openSync(logFile, 'a')
  const launch = () =>
    spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...SITE_NODE_FLAGS, join(ROOT, 'web/dist/server/main.js')], {
      env: {
        ...process.env,
        ...SITE_ALLOCATOR,
        NODE_ENV: 'production',
        CONTENT_API_TOKEN: '',
        HEALTH_PORT: '',
        REPLICA_DIR: replicaDir,
        IMAGE_CACHE_DIR: join(folder, 'images'),
        SEARCH_CACHE_DIR: join(folder, 'search-indexes'),
        [MAIN_PORT]: String(ports.main),
        [OTHER_PORT]: String(ports.other),
        MENAGERIE_STARTER: String(process.pid),
        ...env,
      },
      stdio: ['ignore', log, log, 'ipc'],
    })
  let child = launch()
  const end = async (signal: NodeJS.Signals) => {
    const force = setTimeout(() => endProcess(child), STOP_MS)
    await endProcess(child, signal)
    clearTimeout(force)
  }
  const stop = () => end('SIGTERM')
  atEnd(stop)
  return {
    ports,
    replicaDir,
    get child() {
      return child
    },
    async start() {
      if (child.exitCode !== null || child.signalCode !== null) child = launch()
      await waitUntilReady(child, `http://127.0.0.1:${ports.main}/readyz`, { logFile, readyMs })
    },
    kill: () => end('SIGKILL'),
    stop,
    readLog: () => readFileSync(logFile, 'utf8'),
  }
}

type Waiting = { logFile: string; readyMs: number }

async function waitUntilReady(child: ChildProcess, url: string, { logFile, readyMs }: Waiting): Promise<void> {
  for (const deadline = Date.now() + readyMs; Date.now() < deadline; await sleep(10)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    if (child.exitCode !== null) break
  }
  throw new Error(`The site is not ready at ${url}: see ${logFile}`)
}

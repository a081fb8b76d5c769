import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from '../load/start-load.ts'
import { beginEpoch } from '../publish-by-sql.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import type { ProofSite } from '../site-process.ts'
import { killDatabase } from './kill-database.ts'
import { signalTree } from './signal-tree.ts'

export type OutageStage = {
  studio: Studio
  site: ProofSite
  load: Load
  /** Returns 0 to 1, and decides when kills happen. */
  random: () => number
  /** Milliseconds until the site was ready again, for each restart. */
  restarts: number[]
}

export type Outage = { name: string; run: (stage: OutageStage) => Promise<void> }

const DEAD_MS = 1_500
const HANGING_MS = 2_500
/** About the time of some batches and of a full load of the demo, so that a kill may fall anywhere into them. */
const BATCH_MS = 400
const FULL_LOAD_MS = 150

/** Kills (-9) or stops the services behind the site, or the site itself in the middle of its work. */
export const OUTAGES: readonly Outage[] = [
  {
    name: 'Content API killed',
    async run({ studio }) {
      await studio.kill('content-api')
      await sleep(DEAD_MS)
      await studio.start('content-api')
    },
  },
  {
    name: 'PostgreSQL killed',
    async run({ studio }) {
      await killDatabase(studio)
      await sleep(DEAD_MS)
      await studio.database.restart()
    },
  },
  { name: 'Content API hangs', run: ({ studio }) => hang(studio.pidOf('content-api')) },
  { name: 'PostgreSQL hangs', run: ({ studio }) => hang(studio.database.pid) },
  { name: 'site killed during changes', run: (stage) => killSite(stage, BATCH_MS) },
  {
    name: 'site killed during a full load',
    async run(stage) {
      await beginEpoch(stage.studio.databaseUrl)
      await killSite(stage, FULL_LOAD_MS)
    },
  },
  {
    name: 'Content API and PostgreSQL killed, then the site',
    async run(stage) {
      await stage.studio.kill('content-api')
      await killDatabase(stage.studio)
      await killSite(stage, BATCH_MS)
      await sleep(DEAD_MS)
      await stage.studio.database.restart()
      await stage.studio.start('content-api')
    },
  },
]

/** Kills the site at a random moment within `longestMs`. Visitors send requests again as soon as the site says that it is ready. */
async function killSite({ site, load, random, restarts }: OutageStage, longestMs: number): Promise<void> {
  await sleep(random() * longestMs)
  await load.pause()
  await site.kill()
  const began = performance.now()
  await site.start()
  restarts.push(performance.now() - began)
  await load.resume()
}

async function hang(pid: number | undefined): Promise<void> {
  signalTree(pid, 'SIGSTOP')
  await sleep(HANGING_MS)
  signalTree(pid, 'SIGCONT')
}

import { setTimeout as sleep } from 'node:timers/promises'
import { readFigure } from './read-metrics.ts'
import type { ProofSite } from './site-process.ts'

const IN_STEP_MS = 60_000

/** Waits until the stream of changes is open and no file is missing. */
export async function waitUntilInStep({ ports }: Pick<ProofSite, 'ports'>): Promise<void> {
  for (const deadline = Date.now() + IN_STEP_MS; Date.now() < deadline; await sleep(50)) {
    const isConnected = (await readFigure(ports.main, 'menagerie_feed_connected')) === 1
    if (isConnected && (await readFigure(ports.main, 'menagerie_replica_missing_files')) === 0) return
  }
  throw new Error('The site does not get in step with the feed')
}

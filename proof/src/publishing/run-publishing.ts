import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { findCredentials } from '@menagerie/demo/demo-users'
import { openFolder } from '@menagerie/studio/platform/storage/folder-storage'
import { makeBackup } from '@menagerie/studio/tools/backup/make-backup'
import { runScript } from '../../../scripts/start/run-script.ts'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { toMemoryText } from '../memory.ts'
import { findDifferences, readDatabase, readReplica } from './compare-states.ts'
import { type PublishingProof, provePublishing, waitUntilEqual } from './prove-publishing.ts'
import type { Studio } from './studio-processes.ts'

const WRITERS = 8
const PUBLISHES_EACH = 1_000
const KILLS = 50

/** R1 for publishes, and R8: 8 writers × 1,000 publishes with 50 kills, then a restore of an older backup. */
export async function runPublishing(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['web', 'studio'])
  const logFolder = join(folder, 'log')
  const studio = await startDemoStudio(folder, ['content-api', 'admin', 'web'])
  try {
    const backup = join(folder, 'backup')
    await makeBackup({ databaseUrl: studio.databaseUrl, storage: openFolder(String(studio.env.MEDIA_DIR)) }, backup)
    console.log(`… ${WRITERS} writers × ${PUBLISHES_EACH} publishes, ${KILLS} kills`)
    const proof = await provePublishing(studio, findCredentials(), {
      writers: WRITERS,
      publishesEach: PUBLISHES_EACH,
      kills: KILLS,
    })
    const siteFaults = await compareSite(studio)
    const rows = toRows(studio, proof, siteFaults)
    console.log('… restore of the backup made before')
    rows.push(await restoreOlder(studio, proof, backup, logFolder))
    await proof.reader.stop()
    return rows
  } finally {
    await studio.stop()
  }
}

async function compareSite({ databaseUrl, env }: Studio): Promise<string[]> {
  return findDifferences(await readDatabase(databaseUrl), readReplica(String(env.REPLICA_DIR)), 'the site')
}

function toRows(studio: Studio, proof: PublishingProof, siteFaults: string[]): BenchRow[] {
  const faults = [...proof.faults, ...siteFaults]
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
  const rate = (proof.publishes / proof.seconds).toFixed(1)
  return [
    {
      id: 'R1',
      what: `${proof.publishes} publishes by ${WRITERS} writers, ${proof.kills} kills -9 of admin and Content API`,
      figure: `${faults.length} faults (lost, doubled, torn, different at the reader or the site)`,
      baseline: `${proof.seconds.toFixed(0)} s, ${rate}/s; ${proof.lostAnswers} answers lost, reader cut off ${proof.interruptions} times, ${proof.batches} batches, ${proof.checkedBatches} looked at, ${proof.entries} entries`,
      goal: '0',
      met: faults.length === 0 && proof.kills === KILLS,
    },
    ...(['admin', 'content-api', 'web'] as const).map((name) => ({
      id: 'memory',
      what: `memory of ${name} after it`,
      figure: toMemoryText(studio.pidOf(name)),
      baseline: '',
      goal: '',
      met: undefined,
    })),
  ]
}

/** Restores the earlier state under a new epoch. Reader and site must end up with exactly that state. */
async function restoreOlder(
  studio: Studio,
  { reader }: PublishingProof,
  backup: string,
  logFolder: string,
): Promise<BenchRow> {
  const epoch = reader.ledger.epoch
  const began = performance.now()
  const { signal } = new AbortController()
  await runScript('restore', ['studio/src/tools/backup/restore.ts', backup, '--replace'], {
    env: studio.env,
    logFolder,
    signal,
  })
  const restored = performance.now()
  const faults = await waitUntilEqual(studio.databaseUrl, reader)
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if ((await compareSite(studio)).length === 0) break
    await new Promise((done) => setTimeout(done, 200))
  }
  faults.push(...(await compareSite(studio)))
  if (reader.ledger.epoch === epoch) faults.push('the epoch is still the same')
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  return {
    id: 'R8',
    what: 'restore of an older backup under a running studio, reader and site',
    figure: `${faults.length} faults`,
    baseline: `restore ${seconds(began, restored)} s; reader and site have all of it ${seconds(restored, performance.now())} s later`,
    goal: '0',
    met: faults.length === 0,
  }
}

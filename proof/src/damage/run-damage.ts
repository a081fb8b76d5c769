import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchRow } from '@menagerie/bench/row'
import { type Tally, toTallyRow } from '../attacks/tally.ts'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { findLoadTargets } from '../load/find-targets.ts'
import { readFigure } from '../read-metrics.ts'
import { createSiteProcess, type ProofSite } from '../site-process.ts'
import { waitUntilInStep } from '../wait-until-in-step.ts'
import { askTargets, type DamageTarget, type SeenAnswer } from './ask-targets.ts'
import { DAMAGES, type Damage } from './damages.ts'

const PAGES_PER_SITE = 6
const PICTURES = 150
/** The site checks its file every second, then loads everything again. */
const HEALED_MS = 90_000
/** Where the whole file is searched for it, each ten minutes. */
const SEARCHED_MS = 11 * 60_000
const SEARCHED_EACH_MS = 5_000

type Stage = {
  site: ProofSite
  imagesDir: string
  targets: readonly DamageTarget[]
  before: ReadonlyMap<string, SeenAnswer>
}

/** R10: cuts, overwrites and deletes files of a running site. Nothing wrong may be sent, pages must go on, and everything must be there again without help. */
export async function runDamage(folder: string): Promise<BenchRow[]> {
  const stage = await setStage(folder)
  const rows: BenchRow[] = []
  for (const damage of DAMAGES) rows.push(toTallyRow('R10', await runRound(stage, damage)))
  await stage.site.stop()
  return rows
}

async function setStage(folder: string): Promise<Stage> {
  await beginProof(folder, ['web'])
  const studio = await startDemoStudio(folder, ['content-api'])
  const site = await createSiteProcess(join(folder, 'web'), {
    CONTENT_API_URL: studio.contentApiOrigin,
    CONTENT_API_TOKEN: studio.feedToken,
    LOG_LEVEL: 'warn',
  })
  await site.start()
  await waitUntilInStep(site)
  const targets = await findLoadTargets(site.ports, PICTURES, PAGES_PER_SITE)
  const before = await askTargets(targets)
  const wrong = [...before].filter(([, { status }]) => status !== 200)
  if (wrong.length > 0)
    throw new Error(`Before any damage ${wrong.map(([url, { status }]) => `${url} answers ${status}`)}`)
  console.log(`… ${targets.length} pages and pictures`)
  return { site, imagesDir: join(folder, 'web', 'images'), targets, before }
}

/** Requests pages again and again. Each answer must be complete or say that there is none; pages must always be there. */
async function runRound({ site, imagesDir, targets, before }: Stage, { name, run, isFound }: Damage): Promise<Tally> {
  const faults: string[] = []
  let tries = 0
  const began = performance.now()
  const folders = { replicaDir: site.replicaDir, imagesDir }
  run(folders)
  while (isFound?.(folders) === false && performance.now() - began < SEARCHED_MS) await sleep(SEARCHED_EACH_MS)
  if (isFound?.(folders) === false) faults.push(`it was not found within ${SEARCHED_MS / 60_000} minutes`)
  const found = performance.now()
  for (;;) {
    const now = await askTargets(targets)
    tries += now.size
    const apart = [...now].filter(([url, { hash }]) => before.get(url)?.hash !== hash)
    for (const [url, { status, length }] of apart) {
      const isPicture = url.includes('/imaging/')
      if (status === 200) faults.push(`${url}: 200 with ${length} other bytes`)
      else if (!isPicture || status !== 503) faults.push(`${url}: ${status}`)
    }
    const isWell = apart.length === 0 && (await isHealed(site))
    if (isWell || performance.now() - found > HEALED_MS) {
      if (!isWell) faults.push(`${apart.length} are not there again after ${HEALED_MS / 1000} s`)
      break
    }
    await sleep(500)
  }
  const note = `all there after ${((performance.now() - began) / 1000).toFixed(1)} s`
  return { name: `${name} while running`, tries, faults, note }
}

async function isHealed({ ports }: ProofSite): Promise<boolean> {
  const damaged = await readFigure(ports.main, 'menagerie_replica_damaged')
  return damaged === 0 && (await readFigure(ports.main, 'menagerie_replica_missing_files')) === 0
}

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchRow, toMedian } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { findApart } from '../find-apart.ts'
import { findLoadTargets } from '../load/find-targets.ts'
import type { LoadFigures } from '../load/load-messages.ts'
import { startLoadThread } from '../load/start-load.ts'
import { findPublishedPages } from '../publish-by-sql.ts'
import { createSiteProcess } from '../site-process.ts'
import { waitUntilInStep } from '../wait-until-in-step.ts'
import { keepPublishing } from './keep-publishing.ts'
import { OUTAGES, type Outage, type OutageStage } from './outages.ts'

const ROUNDS = 21
const PER_SECOND = 300
/** Pause after a kill, in which visitors keep sending requests and the feed reconnects. */
const BETWEEN_MS = 2_000
const RECOVERY_MS = 60_000

type Tally = { rounds: number; asked: number; wrong: number }

/** R2: requests every public page and picture all the time while the services behind the site die, hang and return. */
export async function runOutages(folder: string): Promise<BenchRow[]> {
  const rounds = Number(process.env.PROOF_ROUNDS ?? ROUNDS)
  await beginProof(folder, ['web'])
  const stage = await setStage(folder)
  const { studio, site, load } = stage
  const publisher = keepPublishing(
    studio.databaseUrl,
    await findPublishedPages(studio.databaseUrl, MAIN_BRAND, 'nl_NL'),
  )
  await load.resume()
  const tallies = new Map<string, Tally>()
  for (let round = 0; round < rounds; round += 1) {
    const outage = OUTAGES[round % OUTAGES.length]
    if (outage === undefined) break
    add(tallies, outage, await runRound(stage, outage))
  }
  const { published, refused } = await publisher.stop()
  const began = performance.now()
  const apart = await findApart({ studio, site }, RECOVERY_MS)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  for (const difference of apart.slice(0, 20)) console.error(`  ✗ ${difference}`)
  await load.pause()
  await site.stop()
  await studio.stop()
  return [
    ...[...tallies].map(([name, tally]) => toRow(name, tally)),
    {
      id: 'R2',
      what: `site against database after ${rounds} rounds`,
      figure: `${apart.length} entries apart`,
      baseline: `${published} publishes of 5 pages, ${refused} tries while the database was dead; equal ${seconds} s after the last`,
      goal: '0, unaided',
      met: apart.length === 0 && published > 0,
    },
    toRestartRow(stage.restarts),
  ]
}

async function setStage(folder: string): Promise<OutageStage> {
  const studio = await startDemoStudio(folder, ['content-api'])
  const site = await createSiteProcess(join(folder, 'web'), {
    CONTENT_API_URL: studio.contentApiOrigin,
    CONTENT_API_TOKEN: studio.feedToken,
    LOG_LEVEL: 'warn',
  })
  await site.start()
  await waitUntilInStep(site)
  console.log('… every page and picture once')
  const targets = await findLoadTargets(site.ports, Number.POSITIVE_INFINITY)
  console.log(`… ${targets.length} addresses, ${PER_SECOND} asked for each second`)
  const load = startLoadThread({ targets, perSecond: PER_SECOND, isSame: false })
  return { studio, site, load, random: Math.random, restarts: [] }
}

async function runRound(stage: OutageStage, outage: Outage): Promise<LoadFigures> {
  await outage.run(stage)
  await sleep(BETWEEN_MS)
  const figures = await stage.load.takeFigures()
  console.log(`  ${outage.name}: ${figures.asked} asked, ${figures.wrong} wrong`)
  for (const reason of figures.reasons) console.error(`  ✗ ${reason}`)
  return figures
}

function add(tallies: Map<string, Tally>, { name }: Outage, { asked, wrong }: LoadFigures): void {
  const tally = tallies.get(name) ?? { rounds: 0, asked: 0, wrong: 0 }
  tallies.set(name, { rounds: tally.rounds + 1, asked: tally.asked + asked, wrong: tally.wrong + wrong })
}

function toRow(name: string, { rounds, asked, wrong }: Tally): BenchRow {
  return {
    id: 'R2',
    what: `${name}, ${rounds} times: pages and pictures`,
    figure: `${asked === 0 ? 0 : (((asked - wrong) / asked) * 100).toFixed(2)} % are 200 (${wrong} wrong)`,
    baseline: `${asked} answers while the site lived`,
    goal: '100 %',
    met: wrong === 0 && asked > 0,
  }
}

function toRestartRow(restarts: readonly number[]): BenchRow {
  return {
    id: 'R2',
    what: `the site ready again after kill -9, median of ${restarts.length}`,
    figure: `${(toMedian(restarts) / 1000).toFixed(2)} s`,
    baseline: `slowest ${(Math.max(0, ...restarts) / 1000).toFixed(2)} s`,
    goal: '',
    met: undefined,
  }
}

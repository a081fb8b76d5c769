import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { type Habit, startSteadyLoad } from '@menagerie/web/server/testing/steady-load'
import { pickPorts } from '../../../scripts/port.ts'
import { buildIfChanged } from '../../../scripts/start/build.ts'
import { findApart } from '../find-apart.ts'
import { findPublishedPages, findTitledPage, publishTitle, toAddressOfPage } from '../publish-by-sql.ts'
import { type Studio, startStudio } from '../publishing/studio-processes.ts'
import { askText, readFigure } from '../read-metrics.ts'
import { createSiteProcess, type ProofSite } from '../site-process.ts'
import { waitUntilInStep } from '../wait-until-in-step.ts'
import { gatherCrowd } from './crowd.ts'

const CROWD = 1_000
const EXPIRIES = 5
const RESTARTS = 10
const RESTART_MS = 30_000
const IN_STEP_MS = 10_000
const PATH = '/nl-nl/'
/** Time until the pages that a batch changed are dropped, which happens in the event-loop turn that processes the batch. */
const DROPPED_MS = 100

/** R7: many visitors request a page that has just been published; R4: all processes are replaced while visitors send requests without a pause. */
export async function runVisitors(folder: string): Promise<BenchRow[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'log'), { recursive: true })
  await buildIfChanged('web', join(folder, 'log'), new AbortController().signal)
  const env = { ...process.env, ...(await pickPorts()), MENAGERIE_VAR: join(folder, 'studio'), DATABASE_URL: '' }
  const studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api'])
  const follow = { CONTENT_API_URL: studio.contentApiOrigin, CONTENT_API_TOKEN: studio.feedToken }
  const site = await createSiteProcess(join(folder, 'web'), { ...follow, WEB_PROCESSES: '1' })
  await site.start()
  await waitUntilInStep(site)
  const crowd = await measureCrowd(studio, site)
  await site.stop()
  const several = await createSiteProcess(join(folder, 'several'), { ...follow, WEB_PROCESSES: '2' })
  await several.start()
  await waitUntilInStep(several)
  const restarts = await measureRestarts(several)
  await several.stop()
  await studio.stop()
  return [crowd, restarts]
}

async function measureCrowd(studio: Studio, site: ProofSite): Promise<BenchRow> {
  const pages = await findPublishedPages(studio.databaseUrl, MAIN_BRAND, 'nl_NL')
  const page = await findTitledPage(pages, PATH, (address) => askText(site.ports.main, address))
  const countRenders = () => readFigure(site.ports.main, 'menagerie_requests_total{kind="page",result="rendered"}')
  const renders: number[] = []
  let wrong = 0
  for (let round = 0; round < EXPIRIES; round += 1) {
    const title = `Crowd ${round} ${Date.now()}`
    const crowd = await gatherCrowd(site.ports.main, CROWD)
    await publishTitle(studio.databaseUrl, [page], title)
    await findApart({ studio, site }, IN_STEP_MS)
    await sleep(DROPPED_MS)
    const before = await countRenders()
    const answers = await crowd.ask(toAddressOfPage(PATH, page))
    renders.push((await countRenders()) - before)
    wrong += answers.filter((text) => !text.startsWith('HTTP/1.1 200') || !text.includes(title)).length
  }
  return {
    id: 'R7',
    what: `${CROWD} visitors on one expired page, ${EXPIRIES} times`,
    figure: `${renders.join(', ')} renders, ${wrong} wrong answers`,
    baseline: `${CROWD * EXPIRIES} answers, each with what was published just before`,
    goal: '1 render',
    met: wrong === 0 && renders.every((count) => count === 1),
  }
}

const HABITS: readonly Habit[] = [
  ...Array.from({ length: 6 }, () => ({ path: PATH, atOnce: 1, isKeptOpen: false })),
  ...Array.from({ length: 6 }, () => ({ path: '/de-de/', atOnce: 1, isKeptOpen: true })),
  ...Array.from({ length: 3 }, () => ({ path: PATH, atOnce: 5, isKeptOpen: true })),
]

async function measureRestarts(site: ProofSite): Promise<BenchRow> {
  const began = performance.now()
  const visitors = startSteadyLoad(site.ports.main, HABITS)
  for (let round = 1; round <= RESTARTS; round += 1) {
    site.child.kill('SIGHUP')
    await waitUntilSaid(site, 'The processes of the site are replaced', round)
  }
  await visitors.stop()
  const { counts, failures } = visitors
  for (const failure of failures.slice(0, 20)) console.error(`  ✗ ${failure}`)
  const seconds = (performance.now() - began) / 1000
  return {
    id: 'R4',
    what: `${RESTARTS} rolling restarts of 2 processes under load`,
    figure: `${failures.length} failed of ${counts.answered} requests`,
    baseline: `${counts.connections} connections, ${(counts.answered / seconds).toFixed(0)} requests/s, ${(seconds / RESTARTS).toFixed(1)} s a restart`,
    goal: '0 failed',
    met: failures.length === 0 && counts.answered > 0,
  }
}

async function waitUntilSaid({ readLog }: ProofSite, sentence: string, times: number): Promise<void> {
  for (const deadline = Date.now() + RESTART_MS; ; await sleep(50)) {
    if (readLog().split(sentence).length > times) return
    if (Date.now() > deadline) throw new Error(`The site did not say "${sentence}" ${times} times`)
  }
}

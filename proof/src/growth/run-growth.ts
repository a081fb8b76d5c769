import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '@menagerie/bench/memory'
import type { BenchRow } from '@menagerie/bench/row'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { Client } from 'pg'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { findPublishedPages, findTitledPage, publishTitle, toAddressOfPage } from '../publish-by-sql.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { askText, readFigure } from '../read-metrics.ts'
import { createSiteProcess, type ProofSite } from '../site-process.ts'
import { growPublished } from './grow-published.ts'

const ENTRIES = Number(process.env.GROWTH_ENTRIES ?? 1_000_000)
const PROCESSES = Number(process.env.GROWTH_PROCESSES ?? 20)
const READY_MS = 60 * 60_000
const LAG_MS = 60_000

/**
 * Measures a company that has grown: memory, first load and publish delay of a process for all sites and of one for a single site, and the
 * simultaneous start of many processes. `GROWTH_ENTRIES` and `GROWTH_PROCESSES` make the run smaller.
 */
export async function runGrowth(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['web'])
  const studio = await startDemoStudio(folder, ['content-api'])
  try {
    await grow(studio.databaseUrl)
    const [one] = BRAND_LOCALES.map(({ id }) => id)
    if (one === undefined) throw new Error('The company has no site')
    const whole = await measureSite(studio, {
      folder: join(folder, 'all'),
      what: 'all sites, without search',
      env: { SEARCH_ENGINE: 'off' },
    })
    const part = await measureSite(studio, {
      folder: join(folder, 'one'),
      what: 'one site, without search',
      env: { SEARCH_ENGINE: 'off', SITES: one },
    })
    return [...whole, ...part, await measureStorm(studio, folder)]
  } finally {
    await studio.stop()
  }
}

async function grow(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await growPublished(client, ENTRIES)
  await client.end()
}

type GrowthRun = { folder: string; what: string; env: Record<string, string> }

async function measureSite(studio: Studio, { folder, what, env }: GrowthRun): Promise<BenchRow[]> {
  const began = performance.now()
  const site = await openSite(studio, folder, env)
  await site.start()
  const load = performance.now() - began
  const entries = await readFigure(site.ports.main, 'menagerie_replica_entries')
  const lag = await measureLag(studio, site)
  const memory = readMemory(site.child.pid)
  await site.stop()
  return [
    toRow(`${what}: first load`, `${(load / 1000).toFixed(1)} s`, `${entries} entries held`),
    toRow(`${what}: memory`, `${memory?.now.toFixed(0)} MB now, ${memory?.highest.toFixed(0)} MB at most`, ''),
    toRow(`${what}: a publish is seen after`, `${lag.toFixed(0)} ms`, ''),
  ]
}

const openSite = (studio: Studio, folder: string, env: Record<string, string>) =>
  createSiteProcess(
    folder,
    { CONTENT_API_URL: studio.contentApiOrigin, CONTENT_API_TOKEN: studio.feedToken, ...env },
    READY_MS,
  )

/** Milliseconds from the commit of a new title of a page of the first site until a visitor gets it. */
async function measureLag({ databaseUrl }: Studio, { ports }: ProofSite): Promise<number> {
  const [site] = BRAND_LOCALES
  const pages = await findPublishedPages(databaseUrl, site?.brand ?? '', site?.code ?? '')
  const page = await findTitledPage(pages, '/', (address) => askText(ports.main, address))
  const address = toAddressOfPage('/', page)
  const title = `Growth ${Date.now()}`
  await publishTitle(databaseUrl, [page], title)
  const began = performance.now()
  while (!(await askText(ports.main, address)).includes(title)) {
    if (performance.now() - began > LAG_MS) throw new Error(`A publish of ${address} was not seen in a minute`)
    await sleep(10)
  }
  return performance.now() - began
}

/** Starts all processes at once, distributed over the sites in turn, and measures until each of them is ready. */
async function measureStorm(studio: Studio, folder: string): Promise<BenchRow> {
  const began = performance.now()
  const sites = await Promise.all(
    Array.from({ length: PROCESSES }, (_, number) =>
      openSite(studio, join(folder, `storm-${number}`), {
        SEARCH_ENGINE: 'off',
        // Processes share folders, as on an operator's machine, but two processes of the same site never share one.
        REPLICA_DIR: join(folder, `storm-replica-${Math.floor(number / BRAND_LOCALES.length)}`),
        SITES: BRAND_LOCALES[number % BRAND_LOCALES.length]?.id ?? '',
      }),
    ),
  )
  await Promise.all(sites.map((site) => site.start()))
  const took = performance.now() - began
  const memory = sites.reduce((sum, { child }) => sum + (readMemory(child.pid)?.now ?? 0), 0)
  const complaints = sites.flatMap((site) => site.readLog().match(/The feed is lost[^"]*/g) ?? [])
  await Promise.all(sites.map((site) => site.stop()))
  const what = `${PROCESSES} processes of a site each start at once: all are ready after`
  return toRow(
    what,
    `${(took / 1000).toFixed(1)} s`,
    `${memory.toFixed(0)} MB in all; ${complaints.length} calls refused`,
  )
}

const toRow = (what: string, figure: string, baseline: string): BenchRow => ({
  id: 'growth',
  what,
  figure,
  baseline,
  goal: '',
  met: undefined,
})

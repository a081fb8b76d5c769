import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { Client } from 'pg'
import { runScript } from '../../../scripts/start/run-script.ts'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { toMemoryText } from '../memory.ts'
import { query } from '../publishing/compare-states.ts'
import { readFeed } from '../publishing/read-feed.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { cloneProducts } from './clone-products.ts'

/** The demo holds 20 products. */
const DEMO_PRODUCTS = 20
const LARGE = 10_000

/** Backup, restore and full load of the feed, for the demo and for 10,000 products; memory of admin and Content API. */
export async function runSizes(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['studio'])
  const studio = await startDemoStudio(folder, ['content-api', 'admin'])
  try {
    const rows = await measure(studio, 'demo')
    console.log(`… ${LARGE} products`)
    await growTo(studio, LARGE)
    return [...rows, ...(await measure(studio, `${LARGE} products`))]
  } finally {
    await studio.stop()
  }
}

async function growTo({ databaseUrl }: Studio, products: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await cloneProducts(client, products / DEMO_PRODUCTS - 1)
  await client.end()
}

async function measure(studio: Studio, name: string): Promise<BenchRow[]> {
  const { databaseUrl, settings, contentApiOrigin, feedToken, env, pidOf } = studio
  const counted = await query(
    databaseUrl,
    `select count(*)::text || ' entries, ' || pg_size_pretty(pg_database_size(current_database())) as size
     from published.entry where not deleted`,
  )
  const size = `of ${JSON.stringify(counted[0]).replace(/^.*:"|"}$/g, '')}`
  const logFolder = join(settings.stateFolder, 'log')
  const { signal } = new AbortController()
  const folder = join(settings.stateFolder, `backup-${name.replaceAll(' ', '-')}`)
  const timed = async (script: string, args: string[], more: Record<string, string> = {}) => {
    const began = performance.now()
    await runScript(script, [`studio/src/tools/backup/${script}.ts`, ...args], {
      env: { ...env, ...more },
      logFolder,
      signal,
    })
    return `${((performance.now() - began) / 1000).toFixed(1)} s`
  }
  const row = (what: string, figure: string): BenchRow => ({
    id: 'sizes',
    what: `${name}: ${what}`,
    figure,
    baseline: size,
    goal: '',
    met: undefined,
  })
  const load = await timeFullLoad(contentApiOrigin, feedToken)
  const backup = await timed('backup', [folder])
  const restore = await timed('restore', [folder, '--replace'])
  return [
    row('full load of the feed by a reader', load),
    row('backup', backup),
    row('restore over the running studio', restore),
    row('memory of the Content API', toMemoryText(pidOf('content-api'))),
    row('memory of the admin', toMemoryText(pidOf('admin'))),
  ]
}

async function timeFullLoad(origin: string, token: string): Promise<string> {
  const began = performance.now()
  const reader = readFeed({ origin, token }, () => {})
  while (!reader.ledger.isLoaded) await new Promise((done) => setTimeout(done, 5))
  const seconds = (performance.now() - began) / 1000
  const { held, batches } = reader.ledger
  await reader.stop()
  return `${seconds.toFixed(1)} s for ${held.size} entries in ${batches} answers`
}

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchRow } from '@menagerie/bench/row'
import { hasMediaFile } from '@menagerie/web/replica/media-files'
import { query } from '../publishing/compare-states.ts'
import { readFigure } from '../read-metrics.ts'
import { toFileFaults } from './faults.ts'
import type { ProxyFault } from './faulty-proxy.ts'
import type { DependencyStage } from './stage.ts'

/** A batch waits at most 15 s for its files, and missing files are requested again within 15 s. */
const FAILING_MS = 20_000
const RECOVERY_MS = 40_000

type File = { name: string; hash: string; content: Buffer; fault: ProxyFault }

/** Publishes many files, each failing in its own way. Pages must go on, and every file must arrive afterwards. */
export async function runFileCase({ studio, proxy, site, load }: DependencyStage): Promise<BenchRow> {
  const files = toFiles()
  const byHash = new Map(files.map((file) => [file.hash, file]))
  let isFailing = true
  proxy.fail('files', (exchange) => {
    const hash = new URL(exchange.request.url ?? '', 'http://proxy').pathname.split('/').at(-1) ?? ''
    const file = byHash.get(hash)
    if (file === undefined) return void exchange.forward().then((body) => exchange.response.end(body))
    if (isFailing) return file.fault(exchange)
    exchange.response.end(file.content)
  })
  await load.takeFigures()
  await publishFiles(studio.databaseUrl, files)
  await sleep(FAILING_MS)
  const missing = await readFigure(site.ports.main, 'menagerie_replica_missing_files')
  isFailing = false
  const began = performance.now()
  const left = await waitForFiles(site.replicaDir, files)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { asked, reasons } = await load.takeFigures()
  proxy.recover()
  for (const reason of reasons) console.error(`  ✗ files: ${reason}`)
  return {
    id: 'R3',
    what: `${files.length} files of one publish, each failing in its own way: ${files.map(({ name }) => name).join(', ')}`,
    figure: `${left} missing in the end, ${reasons.length} wrong pages of ${asked}`,
    baseline: `${missing} missing while they failed; all there ${seconds} s after`,
    goal: '0',
    met: left === 0 && reasons.length === 0 && missing === files.length,
  }
}

function toFiles(): File[] {
  return Object.keys(toFileFaults(Buffer.from(''))).map((name) => {
    const content = Buffer.from(`content of the file that ${name} ${crypto.randomUUID()}`)
    const hash = createHash('sha256').update(content).digest('hex')
    return { name, hash, content, fault: toFileFaults(content)[name] ?? (() => {}) }
  })
}

/** Publishes copies of the demo's pictures under other keys. */
async function publishFiles(databaseUrl: string, files: readonly File[]): Promise<void> {
  const hashes = JSON.stringify(files.map(({ hash }) => hash))
  await query(
    databaseUrl,
    `with copied as (
       insert into published.entry (kind, brand, locale, key, path, body, body_hash, source)
       select e.kind, e.brand, e.locale, md5(f.hash), null, jsonb_set(e.body, '{hash}', to_jsonb(f.hash)), f.hash, 'proof'
       from (select * from published.entry where kind = 'media' limit 1) e,
         jsonb_array_elements_text($1::jsonb) as f(hash)
       returning 1)
     select pg_notify('published', ''), count(*) from copied`,
    [hashes],
  )
}

/** Returns how many files the site's disk lacks in the end, because the site's own count may be wrong. */
async function waitForFiles(replicaDir: string, files: readonly File[]): Promise<number> {
  for (const deadline = Date.now() + RECOVERY_MS; ; await sleep(100)) {
    const missing = files.filter(({ hash }) => !hasMediaFile(replicaDir, hash)).length
    if (missing === 0 || Date.now() > deadline) return missing
  }
}

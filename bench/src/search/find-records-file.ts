import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Bench } from '../bench.ts'
import { hashSources } from '../demo-data.ts'
import { makeRecords } from './make-records.ts'

/** Files that determine the records. */
const SOURCES = [
  'bench/src/search/make-*.ts',
  'sites/src/**',
  'company/**',
  'contract/src/**',
  'demo/src/**',
  'demo/words/**',
  'demo/articles/**',
  'web/src/indexing/**',
  'studio/src/publish/**',
]

/** Returns a file with `count` records of a site, one per line, made once for each state of the sources. */
export function findRecordsFile({ folder, say }: Bench, site: BrandLocale, count: number): string {
  const file = join(folder, 'search', `${count}.jsonl`)
  const mark = `${file}.sources`
  const sources = hashSources(SOURCES)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return file
  say(`making ${count} products`)
  mkdirSync(join(folder, 'search'), { recursive: true })
  const open = openSync(file, 'w')
  for (const record of makeRecords(site, count)) writeSync(open, `${JSON.stringify(record)}\n`)
  closeSync(open)
  writeFileSync(mark, sources)
  return file
}

import { listSynonyms } from '@menagerie/bench/search/list-synonyms'
import { makeRecords } from '@menagerie/bench/search/make-records'
import { declaredWordsOf } from '@menagerie/demo/content/search/declared-words'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import type { SearchReader } from '@menagerie/search/port/search-port'
import { createUnderstandingReader } from '@menagerie/search/understanding/understanding-reader'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { toIndexName } from '@menagerie/sites/search-index'
import { toIndexSettings } from '@menagerie/web/indexing/index-settings'
import { createUnderstandings } from '@menagerie/web/indexing/understandings'
import { toDemoShelf } from './demo-shelf.ts'

/** Indexes the demo's products of a site in this process, and searches them as the site does. Takes two seconds, without studio and database. */
export async function openDemoSearch(site: BrandLocale): Promise<SearchReader> {
  const engine = createSearchEngine()
  const name = toIndexName(site, 'products')
  const records = [...makeRecords(site, toDemoShelf(site).size)]
  const settings = toIndexSettings(site, 'products')
  await engine.replaceAll(name, records, { settings, synonyms: listSynonyms(site), rules: [] })
  const understandings = createUnderstandings(engine, () => ({
    site,
    type: 'products',
    declared: declaredWordsOf(site),
  }))
  return createUnderstandingReader(engine, { understandingOf: understandings.find, hasExtensions: true })
}

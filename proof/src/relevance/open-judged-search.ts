import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import type { SearchReader } from '@menagerie/search/port/search-port'
import { createUnderstandingReader } from '@menagerie/search/understanding/understanding-reader'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { toIndexName } from '@menagerie/sites/search-index'
import { createIndexContents } from '@menagerie/web/indexing/load-index'
import { createUnderstandings, type DeclaredIndex } from '@menagerie/web/indexing/understandings'
import { bindReader } from '@menagerie/web/replica/bound-reader'
import { openReadingReplica } from '@menagerie/web/replica/reading-replica'
import { readIndex } from '@menagerie/web/server/search/build-index'
import type { SoldProducts } from './judge-queries.ts'
import { toRecordFacts } from './product-facts.ts'

type JudgedSearch = {
  reader: SearchReader
  shelfOf: (site: BrandLocale) => SoldProducts
  close: () => Promise<void>
}

const ORIGIN = 'http://localhost'

/** Indexes the products of these sites in this process, from a replica, and searches them as the site does. */
export async function openJudgedSearch(replicaDir: string, sites: readonly BrandLocale[]): Promise<JudgedSearch> {
  const replica = openReadingReplica(replicaDir)
  replica.moveForward()
  const contents = createIndexContents({
    reader: (site, readLog) => bindReader(() => replica.reads(), site, readLog),
    addressing: createAddressing({ mode: 'local', localOrigins: { [MAIN_BRAND]: ORIGIN, [OTHER_BRAND]: ORIGIN } }),
  })
  const engine = createSearchEngine()
  const shelves = new Map<string, SoldProducts>()
  const known = new Map<string, DeclaredIndex>()
  for (const site of sites) {
    const name = toIndexName(site, 'products')
    const { records, config } = await readIndex(contents, { name, site, type: 'products' })
    await engine.replaceAll(name, records, config)
    known.set(name, { site, type: 'products', declared: contents.declared(site) })
    shelves.set(site.id, new Map(records.map((record) => [record.objectID, toRecordFacts(record)])))
  }
  replica.close()
  const understandings = createUnderstandings(engine, (name) => known.get(name))
  return {
    reader: createUnderstandingReader(engine, { understandingOf: understandings.find, hasExtensions: true }),
    shelfOf: (site) => shelves.get(site.id) ?? new Map(),
    close: () => engine.close(),
  }
}

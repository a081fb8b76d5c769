import { findAnalyzer } from '@menagerie/search/analysis/analyzer'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import type { IndexConfig } from '@menagerie/search/port/search-port'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { toSuggestionRecords } from '@menagerie/search/suggestions/to-suggestion-records'
import type { RecordIndexType } from '../../indexing/index-loaders.ts'
import type { IndexContents } from '../../indexing/load-index.ts'
import type { IndexTags } from './index-file.ts'
import type { SiteIndex } from './index-list.ts'
import { CONFIG_PART, PHRASES_PART, SOURCES_PART, toPart } from './index-parts.ts'

type IndexWhole = { records: SearchRecord[]; config: IndexConfig; tags: IndexTags }

/** Facet counts that a suggestion shows for its products. */
const SUGGESTED_FACETS = [{ attribute: 'animal_type', amount: 3 }]

type Engine = ReturnType<typeof createSearchEngine>

/** Reads all records of an index and its configuration, from one state of the replica. `engine` may have the products already. */
export async function readIndex(
  contents: IndexContents,
  { name, site, type }: SiteIndex,
  engine: Engine = createSearchEngine(),
): Promise<IndexWhole> {
  const config = contents.config(site, type)
  const configTags: IndexTags[number] = [CONFIG_PART, [...config.tags]]
  if (type === 'query_suggestions') {
    const { records, tags } = await readSuggestions(contents, site, name, engine)
    return { records, config: config.value, tags: [configTags, [PHRASES_PART, tags]] }
  }
  const { records, tags } = readRecords(contents, site, type)
  return { records, config: config.value, tags: [configTags, ...tags] }
}

function readRecords(contents: IndexContents, site: SiteIndex['site'], type: RecordIndexType) {
  const sources = contents.sources(site, type)
  const records: SearchRecord[] = []
  const tags: IndexTags[number][] = [[SOURCES_PART, [...sources.tags]]]
  for (const source of sources.value) {
    const { value, tags: read } = contents.record(site, source)
    if (value !== undefined) records.push(value)
    tags.push([toPart(source), [...read]])
  }
  return { records, tags }
}

/** Returns phrases that match products, with the number of matches. */
async function readSuggestions(contents: IndexContents, site: SiteIndex['site'], name: string, engine: Engine) {
  const phrases = contents.phrases(site)
  const index = name.replace('query_suggestions', 'products')
  if (!(await engine.indexes()).includes(index)) {
    const { records } = readRecords(contents, site, 'products')
    await engine.replaceAll(index, records, contents.config(site, 'products').value)
  }
  const suggestions = await toSuggestionRecords({
    index,
    reader: engine,
    candidates: phrases.value,
    facets: SUGGESTED_FACETS,
    analyzer: findAnalyzer(site.file),
  })
  return { records: suggestions, tags: [...phrases.tags] }
}

/** Packs an index, ready to be loaded by an engine in another thread, or at the next start. */
export async function packIndex(
  engine: Engine,
  name: string,
  { records, config }: IndexWhole,
): Promise<Uint8Array<ArrayBuffer>> {
  await engine.replaceAll(name, records, config)
  return new Uint8Array(await engine.pack(name))
}

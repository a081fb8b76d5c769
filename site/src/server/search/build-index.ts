import { findAnalyzer } from '@menagerie/search/analysis/analyzer'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { packSegment } from '@menagerie/search/index/pack-segment'
import { buildSegment } from '@menagerie/search/index/segment'
import { DEFAULT_SETTINGS } from '@menagerie/search/port/parse-settings'
import type { IndexConfig } from '@menagerie/search/port/search-port'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { toSuggestionRecords } from '@menagerie/search/suggestions/to-suggestion-records'
import type { RecordIndexType } from '../../indexing/index-loaders.ts'
import type { IndexContents } from '../../indexing/load-index.ts'
import type { IndexTags } from './index-file.ts'
import type { SiteIndex } from './index-list.ts'
import { CONFIG_PART, PHRASES_PART, SOURCES_PART, toPart } from './index-parts.ts'

export type IndexWhole = { records: SearchRecord[]; config: IndexConfig; tags: IndexTags }

/** What a suggestion tells of the products it finds. */
const SUGGESTED_FACETS = [{ attribute: 'animal_type', amount: 3 }]

/** All records of an index and its configuration, from one state of the replica. */
export async function readIndex(contents: IndexContents, { name, site, type }: SiteIndex): Promise<IndexWhole> {
  const config = contents.config(site, type)
  const configTags: IndexTags[number] = [CONFIG_PART, [...config.tags]]
  if (type === 'query_suggestions') {
    const { records, tags } = await readSuggestions(contents, site, name)
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

/** Phrases that find something among the products, and how much. */
async function readSuggestions(contents: IndexContents, site: SiteIndex['site'], name: string) {
  const phrases = contents.phrases(site)
  const { records } = readRecords(contents, site, 'products')
  const config = contents.config(site, 'products').value
  const engine = createSearchEngine()
  const index = name.replace('query_suggestions', 'products')
  await engine.replaceAll(index, records, config)
  const suggestions = await toSuggestionRecords({
    index,
    reader: engine,
    candidates: phrases.value,
    facets: SUGGESTED_FACETS,
    analyzer: findAnalyzer(site.file),
  })
  await engine.close()
  return { records: suggestions, tags: [...phrases.tags] }
}

/** Ready to be loaded by an engine in another thread, or at the next start. */
export function packIndex({ records, config }: IndexWhole): Uint8Array<ArrayBuffer> {
  const settings = { ...DEFAULT_SETTINGS, ...config.settings }
  return new Uint8Array(packSegment(buildSegment(records, settings, findAnalyzer(settings.indexLanguages[0]))))
}

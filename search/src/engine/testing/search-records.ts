import type { IndexSettings } from '../../port/index-settings.ts'
import type { SearchResult } from '../../port/search-answer.ts'
import type { IndexConfig } from '../../port/search-port.ts'
import type { SearchRecord } from '../../port/search-record.ts'
import { createSearchEngine, type SearchEngine } from '../search-engine.ts'

export const TEST_INDEX = 'products'

type Config = Partial<Omit<IndexConfig, 'settings'>> & { settings?: Partial<IndexSettings> }

export async function createEngine(records: readonly SearchRecord[], config: Config = {}): Promise<SearchEngine> {
  const engine = createSearchEngine({ now: () => 0 })
  await engine.replaceAll(TEST_INDEX, records, { settings: {}, synonyms: [], rules: [], ...config })
  return engine
}

/** Returns the answer to one search. */
export async function askRecords(
  engine: SearchEngine,
  query: string,
  parameters: Record<string, unknown> = {},
): Promise<SearchResult> {
  const { results } = await engine.search([{ indexName: TEST_INDEX, query, ...parameters }])
  const [answer] = results
  if (answer === undefined || !('hits' in answer)) throw new Error('No answer with hits')
  return answer
}

/** Returns the ids of the hits, in their order, separated by blanks. */
export async function findIds(
  engine: SearchEngine,
  query: string,
  parameters: Record<string, unknown> = {},
): Promise<string> {
  const { hits } = await askRecords(engine, query, parameters)
  return hits.map(({ objectID }) => objectID).join(' ')
}

/** Turns `{a: 'text'}` into records with these names. */
export function toNamedRecords(names: Record<string, string>): SearchRecord[] {
  return Object.entries(names).map(([objectID, name]) => ({ objectID, name }))
}

import { z } from 'zod'
import type { SearchResult } from '../../port/search-answer.ts'
import { SearchError } from '../../port/search-error.ts'
import type { IndexConfig, PortRequest, RecordChange } from '../../port/search-port.ts'
import type { SearchRecord } from '../../port/search-record.ts'
import type { NodeEngine } from '../../store/node-engine.ts'

const filtersSchema = z.array(z.union([z.string(), z.array(z.string())])).default([])
const packedSchema = z.array(z.looseObject({ objectID: z.string() }))

type FakeIndex = { records: Map<string, SearchRecord>; config: Partial<IndexConfig> }

/** A minimal engine for tests of the code around it. It finds records with the query in their texts, and knows `attribute:value` filters. */
export class FakeEngine implements NodeEngine {
  readonly indexesByName = new Map<string, FakeIndex>()
  /** How often an index was built from its records. */
  builds = 0
  /** Builds wait for this promise, so that tests can look at what happens meanwhile. */
  gate: Promise<void> = Promise.resolve()

  async search(requests: readonly PortRequest[]) {
    return { results: requests.map((request) => this.#answer(request)) }
  }

  async replaceAll(index: string, records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>, config: IndexConfig) {
    await this.gate
    this.builds++
    const fresh = new Map<string, SearchRecord>()
    for await (const record of records) fresh.set(record.objectID, record)
    this.indexesByName.set(index, { records: fresh, config })
  }

  async change(index: string, changes: readonly RecordChange[]) {
    await this.gate
    const { records } = this.#ensure(index)
    for (const change of changes) {
      if ('put' in change) records.set(change.put.objectID, change.put)
      else records.delete(change.remove)
    }
  }

  async configure(index: string, config: Partial<IndexConfig>) {
    await this.gate
    const found = this.#ensure(index)
    found.config = { ...found.config, ...config }
  }

  async remove(index: string) {
    this.indexesByName.delete(index)
  }

  async indexes() {
    return [...this.indexesByName.keys()]
  }

  async stats(index: string) {
    return { records: this.#find(index).records.size, bytes: 0, generation: 1 }
  }

  async close() {}

  pack = async (index: string): Promise<Uint8Array> =>
    Buffer.from(JSON.stringify([...this.#find(index).records.values()]))

  load = async (index: string, bytes: Uint8Array, config: IndexConfig): Promise<void> => {
    const records: SearchRecord[] = packedSchema.parse(JSON.parse(Buffer.from(bytes).toString())).map(toJson)
    this.indexesByName.set(index, { records: new Map(records.map((each) => [each.objectID, each])), config })
  }

  #ensure(index: string): FakeIndex {
    const found = this.indexesByName.get(index) ?? { records: new Map(), config: {} }
    this.indexesByName.set(index, found)
    return found
  }

  #find(index: string): FakeIndex {
    const found = this.indexesByName.get(index)
    if (found === undefined) throw new SearchError(404, `Index ${index} does not exist`)
    return found
  }

  #answer(request: PortRequest): SearchResult {
    const { records } = this.#find(request.indexName)
    const query = typeof request.query === 'string' ? request.query : ''
    if (query === 'explode') throw new Error('a secret of ours')
    const filters = filtersSchema.parse(request.facetFilters ?? undefined)
    const found = [...records.values()].filter(
      (record) =>
        JSON.stringify(record).toLowerCase().includes(query.toLowerCase()) &&
        filters.every((group) => [group].flat().some((filter) => isMatch(record, filter))),
    )
    const hitsPerPage = Number(request.hitsPerPage ?? 20)
    return {
      index: request.indexName,
      hits: found.slice(0, hitsPerPage),
      nbHits: found.length,
      page: 0,
      nbPages: 1,
      hitsPerPage,
      query,
      params: '',
      processingTimeMS: 0,
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      exhaustiveTypo: true,
      exhaustive: { nbHits: true, facetsCount: true, typo: true },
      renderingContent: {},
    }
  }
}

function isMatch(record: SearchRecord, filter: string): boolean {
  const mark = filter.indexOf(':')
  const value = filter.slice(mark + 1).replace(/^\\-/, '-')
  return String(record[filter.slice(0, mark)]).toLowerCase() === value.toLowerCase()
}

function toJson(value: { objectID: string }): SearchRecord {
  return JSON.parse(JSON.stringify(value))
}

import { randomInt } from 'node:crypto'
import { type Rule as AlgoliaRule, algoliasearch, type SearchClient, type SynonymHit } from 'algoliasearch'
import type { Rule } from '../port/rule.ts'
import { SearchError } from '../port/search-error.ts'
import type { IndexConfig, IndexStats, PortRequest, RecordChange, SearchPort } from '../port/search-port.ts'
import type { SearchRecord } from '../port/search-record.ts'
import type { Synonym } from '../port/synonym.ts'
import { toSearchError } from './algolia-error.ts'
import { isQuery, toResult } from './algolia-results.ts'
import { toAlgoliaSettings } from './to-algolia-settings.ts'

type AlgoliaHost = {
  url: string
  port?: number
  protocol: 'http' | 'https'
  accept: 'read' | 'write' | 'readWrite'
}

export type AlgoliaPortOptions = {
  applicationId: string
  /** For a port that only reads the search key; else one that may do everything. */
  apiKey: string
  /** Instead of Algolia's own: an engine of ours, or a proxy. */
  hosts?: AlgoliaHost[]
  /** Text before every index's name, and after it. */
  prefix?: string
  suffix?: string
  /** Refuses to write, whatever the key allows. */
  isReadOnly?: boolean
}

const RECORDS_AT_ONCE = 1_000
/** Questions whether a task is done; the client asks ever more slowly, at last every five seconds. */
const WAIT_TIMES = 800
const MARK_OF_TEMPORARY = '_tmp_'

/** Parameters of our engine; Algolia refuses a request with a name that it does not know. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  'facetingByGroup',
  'keepUnmatched',
  'ruledQuery',
  'withoutAttributes',
  'withoutWords',
])

type Batch = { action: 'addObject' | 'updateObject' | 'deleteObject'; body: Record<string, unknown> }

/**
 * The port over an Algolia application, through the official client with its hosts, retries and timeouts. What Algolia
 * refuses is a `SearchError` with its status. Writes end when Algolia says that searches see them.
 */
export function createAlgoliaPort(options: AlgoliaPortOptions): SearchPort {
  const { applicationId, apiKey, hosts } = options
  return new AlgoliaPort(algoliasearch(applicationId, apiKey, hosts === undefined ? {} : { hosts }), options)
}

class AlgoliaPort implements SearchPort {
  readonly #client: SearchClient
  readonly #options: AlgoliaPortOptions

  constructor(client: SearchClient, options: AlgoliaPortOptions) {
    this.#client = client
    this.#options = options
  }

  search(requests: readonly PortRequest[]) {
    return this.#do(async () => {
      if (requests.some(({ indexName }) => indexName === '')) throw new SearchError(400, 'indexName: expected a name.')
      const queries = requests.map((request) => ({
        ...this.#toKnown(request),
        indexName: this.#toName(request.indexName),
      }))
      const { results } = await this.#client.search({ requests: queries.filter(isQuery) })
      return { results: results.map((result) => toResult(result, (name) => this.#toOwnName(name) ?? name)) }
    })
  }

  /** As Algolia itself takes it; other hosts speak for an engine of ours. */
  #toKnown(request: PortRequest): PortRequest {
    if (this.#options.hosts !== undefined) return request
    const known = Object.entries(request).filter(([name]) => !OWN_PARAMETERS.has(name))
    return { indexName: request.indexName, ...Object.fromEntries(known) }
  }

  /** Into an index of another name, which then takes the place of the former one. */
  replaceAll(index: string, records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>, config: IndexConfig) {
    return this.#write(async () => {
      const name = this.#toName(index)
      const temporary = `${name}${MARK_OF_TEMPORARY}${randomInt(1_000_000, 10_000_000)}`
      try {
        await this.#configure(temporary, { settings: config.settings, synonyms: config.synonyms, rules: config.rules })
        await this.#send(temporary, toBatches(records))
        await this.#done(
          temporary,
          this.#client.operationIndex({
            indexName: temporary,
            operationIndexParams: { operation: 'move', destination: name },
          }),
        )
      } catch (error) {
        await this.#client.deleteIndex({ indexName: temporary }).catch(() => {})
        throw error
      }
    })
  }

  /** Changes all at once as far as Algolia goes: thousand by thousand. */
  change(index: string, changes: readonly RecordChange[]) {
    return this.#write(() => this.#send(this.#toName(index), toChangeBatches(changes)))
  }

  configure(index: string, config: Partial<IndexConfig>) {
    return this.#write(() => this.#configure(this.#toName(index), config))
  }

  remove(index: string) {
    return this.#write(() =>
      this.#done(this.#toName(index), this.#client.deleteIndex({ indexName: this.#toName(index) })),
    )
  }

  indexes() {
    return this.#write(async () => {
      const names: string[] = []
      for (let page = 0, pages = 1; page < pages; page++) {
        const { items, nbPages } = await this.#client.listIndices({ page })
        pages = nbPages ?? 1
        names.push(...items.map(({ name }) => name))
      }
      return names.filter((name) => !name.includes(MARK_OF_TEMPORARY)).flatMap((name) => this.#toOwnName(name) ?? [])
    })
  }

  stats(index: string): Promise<IndexStats> {
    return this.#write(async () => {
      const indexName = this.#toName(index)
      const { nbHits } = await this.#client.searchSingleIndex({
        indexName,
        searchParams: { hitsPerPage: 0, analytics: false, distinct: false },
      })
      const { items } = await this.#client.listIndices()
      const item = items.find(({ name }) => name === indexName)
      return { records: nbHits ?? 0, bytes: item?.dataSize ?? 0, generation: Date.parse(item?.updatedAt ?? '') || 0 }
    })
  }

  async close() {}

  async #configure(indexName: string, { settings, synonyms, rules }: Partial<IndexConfig>): Promise<void> {
    const client = this.#client
    if (settings !== undefined) {
      await this.#done(indexName, client.setSettings({ indexName, indexSettings: toAlgoliaSettings(settings) }))
    }
    if (synonyms !== undefined) {
      const synonymHit = synonyms.filter(isSynonymHit)
      const saved =
        synonyms.length === 0
          ? client.clearSynonyms({ indexName })
          : client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true })
      await this.#done(indexName, saved)
    }
    if (rules !== undefined) {
      const all = rules.map(toAlgoliaRule).filter(isAlgoliaRule)
      const saved =
        rules.length === 0
          ? client.clearRules({ indexName })
          : client.saveRules({ indexName, rules: all, clearExistingRules: true })
      await this.#done(indexName, saved)
    }
  }

  async #send(indexName: string, batches: AsyncIterable<Batch[]>): Promise<void> {
    const tasks: number[] = []
    for await (const requests of batches) {
      const { taskID } = await this.#client.batch({ indexName, batchWriteParams: { requests } })
      tasks.push(taskID)
    }
    for (const taskID of tasks) await this.#wait(indexName, taskID)
  }

  async #done(indexName: string, answer: Promise<{ taskID: number }>): Promise<void> {
    const { taskID } = await answer
    await this.#wait(indexName, taskID)
  }

  async #wait(indexName: string, taskID: number): Promise<void> {
    await this.#client.waitForTask({ indexName, taskID, maxRetries: WAIT_TIMES })
  }

  #write<T>(work: () => Promise<T>): Promise<T> {
    if (this.#options.isReadOnly === true) return Promise.reject(new SearchError(403, 'This port only reads.'))
    return this.#do(work)
  }

  async #do<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw toSearchError(error)
    }
  }

  #toName(index: string): string {
    const { prefix = '', suffix = '' } = this.#options
    return `${prefix}${index}${suffix}`
  }

  /** Undefined for an index that is not one of ours. */
  #toOwnName(name: string): string | undefined {
    const { prefix = '', suffix = '' } = this.#options
    const isOwn = name.startsWith(prefix) && name.endsWith(suffix) && name.length > prefix.length + suffix.length
    return isOwn ? name.slice(prefix.length, name.length - suffix.length) : undefined
  }
}

async function* toBatches(records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>): AsyncGenerator<Batch[]> {
  let batch: Batch[] = []
  for await (const record of records) {
    batch.push({ action: 'addObject', body: record })
    if (batch.length < RECORDS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* toChangeBatches(changes: readonly RecordChange[]): AsyncGenerator<Batch[]> {
  for (let at = 0; at < changes.length; at += RECORDS_AT_ONCE) {
    yield changes.slice(at, at + RECORDS_AT_ONCE).map((change): Batch => {
      if ('put' in change) return { action: 'updateObject', body: change.put }
      return { action: 'deleteObject', body: { objectID: change.remove } }
    })
  }
}

/** The client's types want lists that may be changed; it changes none. */
function isSynonymHit(synonym: Synonym): synonym is Synonym & SynonymHit {
  return synonym.objectID !== ''
}

/** What a rule gives to the page is one of its parameters there. */
function toAlgoliaRule(rule: Rule): Rule {
  const { renderingContent, ...consequence } = rule.consequence
  if (renderingContent === undefined) return rule
  return { ...rule, consequence: { ...consequence, params: { ...consequence.params, renderingContent } } }
}

function isAlgoliaRule(rule: Rule): rule is Rule & AlgoliaRule {
  return rule.objectID !== ''
}

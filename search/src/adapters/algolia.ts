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
  /** A port that only reads needs the search key; otherwise a key with all rights. */
  apiKey: string
  /** Replaces Algolia's own hosts, by a node of this engine or a proxy. */
  hosts?: AlgoliaHost[]
  /** Prefix and suffix of every index's name. */
  prefix?: string
  suffix?: string
  /** Refuses to write, whatever the key allows. */
  isReadOnly?: boolean
}

const RECORDS_AT_ONCE = 1_000
/** How often the client asks whether a task is done; its pauses grow up to five seconds. */
const WAIT_TIMES = 800
const MARK_OF_TEMPORARY = '_tmp_'

/** Parameters that only this engine has; Algolia refuses requests with unknown names. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  'facetingByGroup',
  'keepUnmatched',
  'ruledQuery',
  'withoutAttributes',
  'withoutWords',
])

type Batch = { action: 'addObject' | 'updateObject' | 'deleteObject'; body: Record<string, unknown> }

/**
 * The port for an Algolia application, through the official client with its hosts, retries and timeouts. Refusals are
 * thrown as `SearchError` with their status. Writes resolve when Algolia reports that searches see them.
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

  /** Removes the engine's own parameters for Algolia itself; other hosts run this engine. */
  #toKnown(request: PortRequest): PortRequest {
    if (this.#options.hosts !== undefined) return request
    const known = Object.entries(request).filter(([name]) => !OWN_PARAMETERS.has(name))
    return { indexName: request.indexName, ...Object.fromEntries(known) }
  }

  /** Writes into a temporary index, which then replaces the former one. */
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

  /** As atomic as Algolia allows: in batches of a thousand. */
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

  /** Returns undefined for an index without the port's prefix and suffix. */
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

/** Narrows the type: the client's types require mutable lists, although it changes none. */
function isSynonymHit(synonym: Synonym): synonym is Synonym & SynonymHit {
  return synonym.objectID !== ''
}

/** In Algolia, a rule's content for the page is one of its parameters. */
function toAlgoliaRule(rule: Rule): Rule {
  const { renderingContent, ...consequence } = rule.consequence
  if (renderingContent === undefined) return rule
  return { ...rule, consequence: { ...consequence, params: { ...consequence.params, renderingContent } } }
}

function isAlgoliaRule(rule: Rule): rule is Rule & AlgoliaRule {
  return rule.objectID !== ''
}

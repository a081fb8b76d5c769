import { countBytes } from '../index/count-bytes.ts'
import { mergeSteps } from '../index/merge-steps.ts'
import { runSteps, runStepsSlowly } from '../index/run-steps.ts'
import { SearchError } from '../port/search-error.ts'
import type { IndexConfig, IndexStats, PortRequest, RecordChange, SearchPort } from '../port/search-port.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { emptyArena } from '../query/arena.ts'
import { buildParts, collectRecords, rebuildParts, toGeneration } from './build-generation.ts'
import { changeParts, findMerge } from './change-parts.ts'
import type { Generation, PreparedIndex } from './generation.ts'
import { readIndexBytes, toIndexBytes } from './pack-index.ts'
import type { IndexPart } from './part.ts'
import { EMPTY_CONFIG, prepareConfig, toBuildKey } from './prepare-config.ts'
import type { TextCache } from './read-text-query.ts'
import { toEngineAnswer } from './to-answer.ts'

type SearchEngineOptions = {
  /** Current time in milliseconds, for the validity of rules. */
  readonly now?: () => number
}

/** What an engine offers besides the port: saving and loading of what it built. */
export type SearchEngine = SearchPort & {
  /** Packs an index without its configuration. Throws `SearchError` 404. */
  pack(index: string): Promise<Uint8Array>
  /** Loads a packed index. Throws `DamagedError`: the index must then be built from its records. `bytes` must not be modified afterwards. */
  load(index: string, bytes: Uint8Array, config: IndexConfig): Promise<void>
  /** Renames an index; it replaces one of that name. */
  rename(from: string, to: string): Promise<void>
  /** Resolves when no segments are being merged any more. */
  settled(): Promise<void>
}

/** Merges of up to so many documents are done before the next search; larger ones in steps. */
const FEW = 128

export function createSearchEngine(options: SearchEngineOptions = {}): SearchEngine {
  return new MemoryEngine(options)
}

/** Indexes in memory. A search sees the last complete generation; writes to one index run one after the other. */
class MemoryEngine implements SearchEngine {
  readonly #generations = new Map<string, Generation>()
  readonly #turns = new Map<string, Promise<void>>()
  readonly #now: () => number
  #lastNumber = 0

  constructor({ now = Date.now }: SearchEngineOptions) {
    this.#now = now
  }

  async search(requests: readonly PortRequest[]) {
    const batch = new Map<string, { generation: Generation; cache: TextCache }>()
    const now = this.#now()
    emptyArena()
    const results = requests.map((request) => {
      const known = batch.get(request.indexName) ?? { generation: this.#find(request.indexName), cache: new Map() }
      batch.set(request.indexName, known)
      return toEngineAnswer(known.generation, request, now, known.cache)
    })
    return { results }
  }

  replaceAll(index: string, records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>, config: IndexConfig) {
    return this.#takeTurn(index, async () => {
      const prepared = prepareConfig(config, this.#generations.values())
      const collected = await collectRecords(records)
      this.#publish(index, prepared, await buildParts(prepared, collected), collected.length)
    })
  }

  change(index: string, changes: readonly RecordChange[]) {
    return this.#takeTurn(index, () => {
      const generation = this.#ensure(index)
      const { parts, nextOrder } = changeParts(generation, changes)
      this.#publish(index, generation, this.#mergeFew(index, parts), nextOrder)
    })
  }

  configure(index: string, config: Partial<IndexConfig>) {
    return this.#takeTurn(index, async () => {
      const generation = this.#ensure(index)
      const prepared = prepareConfig({ ...generation.config, ...config }, this.#generations.values())
      const isSame = toBuildKey(prepared) === toBuildKey(generation)
      const parts = isSame ? generation.parts : await rebuildParts(prepared, generation.parts)
      this.#publish(index, prepared, parts, generation.nextOrder)
    })
  }

  remove(index: string) {
    return this.#takeTurn(index, () => void this.#generations.delete(index))
  }

  async indexes() {
    return [...this.#generations.keys()]
  }

  async stats(index: string): Promise<IndexStats> {
    const { parts, records, number } = this.#find(index)
    return { records, bytes: parts.reduce((sum, part) => sum + countPart(part), 0), generation: number }
  }

  async pack(index: string) {
    return toIndexBytes(this.#find(index))
  }

  load(index: string, bytes: Uint8Array, config: IndexConfig) {
    return this.#takeTurn(index, () => {
      const prepared = prepareConfig(config, this.#generations.values())
      const { parts, nextOrder } = readIndexBytes(bytes, prepared)
      this.#publish(index, prepared, parts, nextOrder)
    })
  }

  rename(from: string, to: string) {
    return this.#takeTurns([from, to], () => {
      const generation = this.#find(from)
      this.#generations.delete(from)
      this.#publish(to, generation, generation.parts, generation.nextOrder)
    })
  }

  async settled() {
    while (this.#turns.size > 0) await Promise.all(this.#turns.values())
  }

  async close() {
    await this.settled()
    this.#generations.clear()
  }

  #find(index: string): Generation {
    const generation = this.#generations.get(index)
    if (generation === undefined) throw new SearchError(404, `Index ${index} does not exist`)
    return generation
  }

  #ensure(index: string): Generation {
    return this.#generations.get(index) ?? toGeneration(prepareConfig(EMPTY_CONFIG), [], 0, 0)
  }

  #takeTurn(index: string, work: () => Promise<void> | void): Promise<void> {
    return this.#takeTurns([index], work)
  }

  /** Runs work after everything begun on these indexes is done. */
  #takeTurns(indexes: readonly string[], work: () => Promise<void> | void): Promise<void> {
    const turn = Promise.all(indexes.map((index) => this.#turns.get(index))).then(work)
    const over = turn
      .catch(() => {})
      .then(() => {
        for (const index of indexes) if (this.#turns.get(index) === over) this.#turns.delete(index)
      })
    for (const index of indexes) this.#turns.set(index, over)
    return turn
  }

  #publish(index: string, prepared: PreparedIndex, parts: readonly IndexPart[], nextOrder: number): void {
    this.#lastNumber += 1
    this.#generations.set(index, toGeneration(prepared, parts, nextOrder, this.#lastNumber))
  }

  /** Merges small segments at once, large ones after the change is visible. */
  #mergeFew(index: string, given: readonly IndexPart[]): IndexPart[] {
    const parts = [...given]
    for (let merge = findMerge(parts); merge !== undefined; merge = findMerge(parts)) {
      const merged = merge.flatMap((number) => parts[number] ?? [])
      if (merged.reduce((sum, { segment }) => sum + segment.size, 0) > FEW) {
        this.#mergeLater(index)
        break
      }
      replaceParts(parts, merge, { segment: runSteps(mergeSteps(merged)), deleted: undefined, gone: 0 })
    }
    return parts
  }

  #mergeLater(index: string): void {
    void this.#takeTurn(index, async () => {
      const generation = this.#generations.get(index)
      const merge = generation && findMerge(generation.parts)
      if (generation === undefined || merge === undefined) return
      const parts = [...generation.parts]
      const merged = merge.flatMap((number) => parts[number] ?? [])
      const segment = await runStepsSlowly(mergeSteps(merged))
      replaceParts(parts, merge, { segment, deleted: undefined, gone: 0 })
      this.#generations.set(index, toGeneration(generation, parts, generation.nextOrder, generation.number))
      if (findMerge(parts) !== undefined) this.#mergeLater(index)
    })
  }
}

function replaceParts(parts: IndexPart[], numbers: readonly number[], merged: IndexPart): void {
  const gone = new Set(numbers)
  const kept = parts.filter((_, number) => !gone.has(number))
  parts.splice(0, parts.length, ...kept, ...(merged.segment.size > 0 ? [merged] : []))
}

function countPart({ segment, deleted }: IndexPart): number {
  return countBytes(segment) + (deleted?.byteLength ?? 0)
}

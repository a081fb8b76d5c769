import { SearchError } from '../port/search-error.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import { type Effect, indexesOf } from './effects.ts'
import { GenerationFiles } from './generation-files.ts'
import { type FollowerEvents, IndexFollower } from './index-follower.ts'
import type { NodeEngine } from './node-engine.ts'
import type { SearchStore } from './search-store.ts'

type SearchNodeOptions = {
  store: SearchStore
  engine: NodeEngine
  events?: Partial<FollowerEvents>
  /** How long a search waits for an index that is being built: less than clients wait for an answer. */
  loadWaitMs?: number
  /** Time without a change after which an index is written to its file. */
  saveAfterMs?: number
  /** Most writes that searches do not see yet. Further ones are refused. */
  maxWaiting?: number
}

/** Result of a write: `effects` for the engine, `result` for the caller. */
export type Work<T> = { effects: readonly Effect[]; result: T }

const READ_WAIT_MS = 1_500
const SAVE_AFTER_MS = 5_000
const MAX_WAITING = 1_000
/** Pause after packing an index, as a multiple of the time that packing took. Searches wait meanwhile, so packing takes at most half a percent of the time. */
const PAUSE_PER_PACK = 200

/** An engine with a store. Searches are answered by the engine. Writes go to the store first and are answered when they are on the disk. */
export class SearchNode implements SearchReader {
  readonly store: SearchStore
  readonly #options: SearchNodeOptions
  readonly #engine: NodeEngine
  readonly #files: GenerationFiles
  readonly #follower: IndexFollower
  readonly #pending = new Set<number>()
  readonly #saves = new Map<string, NodeJS.Timeout>()
  readonly #saved = new Map<number, number>()
  readonly #packMs = new Map<number, number>()
  #isClosing = false
  #isSwept = false
  #started: Promise<void> = Promise.resolve()

  constructor(options: SearchNodeOptions) {
    const { store, engine, events } = options
    this.#options = options
    this.store = store
    this.#engine = engine
    this.#files = new GenerationFiles(store.dir)
    const silent = { onFault: () => {}, onNote: () => {} }
    this.#follower = new IndexFollower({ store, engine, files: this.#files, events: { ...silent, ...events } })
  }

  /** Loads all indexes and resolves when every index is there. Indexes that are loaded earlier can be searched earlier. */
  start(): Promise<void> {
    this.#started = this.#start()
    return this.#started
  }

  async #start(): Promise<void> {
    const rows = this.store.indexes()
    const sweep = this.#files.sweep(rows.map(({ id, sequence }) => ({ index: id, sequence })))
    await Promise.all([this.#follower.load(rows), sweep.catch((error: unknown) => this.#onSweepFault(error))])
    // Indexes may be saved only from now on, because the sweep knows only the files of the start.
    this.#isSwept = true
    for (const { name } of this.store.indexes()) this.#saveLater(name)
  }

  #onSweepFault(error: unknown): void {
    this.#options.events?.onFault?.('files of former states could not be removed', error)
  }

  get loading(): number {
    return this.#follower.loading
  }

  async search(requests: readonly PortRequest[]) {
    const missing = [...new Set(requests.map(({ indexName }) => indexName))].filter((each) =>
      this.#follower.isLoading(each),
    )
    for (const index of missing) await this.#whenLoaded(index)
    return this.#engine.search(requests)
  }

  /**
   * Changes the store (all or nothing) and tells the engine. When this returns, the task is on the disk;
   * `isPublished` says when searches see it. Throws 503 when the engine is far behind, and whatever `work` throws.
   */
  write<T>(work: (store: SearchStore) => Work<T>): { taskID: number; result: T } {
    if (this.#isClosing) throw new SearchError(503, 'The node is being stopped.')
    if (this.#follower.waiting >= (this.#options.maxWaiting ?? MAX_WAITING))
      throw new SearchError(503, 'Too many changes wait for the index.')
    const { taskID, effects, result } = this.store.transaction(() => {
      const done = work(this.store)
      for (const index of new Set(done.effects.flatMap(indexesOf))) this.store.touch(index)
      return { ...done, taskID: this.store.nextTask() }
    })
    this.#pending.add(taskID)
    const followed = effects.map((effect) => this.#follow(effect))
    void Promise.all(followed).then(() => this.#pending.delete(taskID))
    return { taskID, result }
  }

  /** Tells whether searches see a task. Returns undefined for a number that no task has. */
  isPublished(taskID: number): boolean | undefined {
    if (!Number.isSafeInteger(taskID) || taskID < 1 || taskID > this.store.lastTask()) return undefined
    return !this.#pending.has(taskID)
  }

  /** Resolves when searches see all tasks of an index so far. */
  idle(index: string): Promise<void> {
    return this.#follower.idle(index)
  }

  /** Refuses further writes, finishes what was begun and writes the built indexes. The caller must close the engine. */
  async close(): Promise<void> {
    this.#isClosing = true
    for (const timer of this.#saves.values()) clearTimeout(timer)
    this.#saves.clear()
    this.#follower.stop()
    await this.#started
    await this.#follower.close()
    for (const { name } of this.store.indexes()) await this.#follower.between(name, () => this.#save(name))
    this.store.close()
  }

  async #whenLoaded(index: string): Promise<void> {
    const limit = this.#options.loadWaitMs ?? READ_WAIT_MS
    const late = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => late.resolve('late'), limit)
    const first = await Promise.race([this.#follower.idle(index), late.promise])
    clearTimeout(timer)
    if (first === 'late') throw new SearchError(503, `The index ${index} is being built.`)
  }

  async #follow(effect: Effect): Promise<void> {
    await this.#follower.follow(effect)
    this.#saveLater(effect.kind === 'move' ? effect.to : effect.index)
  }

  #saveLater(index: string): void {
    if (this.#engine.pack === undefined || this.#isClosing || !this.#isSwept) return
    clearTimeout(this.#saves.get(index))
    const save = () => {
      this.#saves.delete(index)
      void this.#follower.between(index, () => this.#save(index))
    }
    const packMs = this.#packMs.get(this.store.find(index)?.id ?? 0) ?? 0
    const quiet = Math.max(this.#options.saveAfterMs ?? SAVE_AFTER_MS, packMs * PAUSE_PER_PACK)
    this.#saves.set(index, setTimeout(save, quiet).unref())
  }

  async #save(index: string): Promise<void> {
    const row = this.store.find(index)
    if (this.#engine.pack === undefined || row === undefined || !this.#follower.has(index)) return
    if (this.#saved.get(row.id) === row.sequence) return
    const began = performance.now()
    const bytes = await this.#engine.pack(index)
    this.#packMs.set(row.id, performance.now() - began)
    // A change came meanwhile, so these bytes are outdated.
    if (this.store.find(index)?.sequence !== row.sequence) return this.#saveLater(index)
    await this.#files.write({ index: row.id, sequence: row.sequence }, bytes)
    this.#saved.set(row.id, row.sequence)
  }
}

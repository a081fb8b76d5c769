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
  /** Writes whose effect searches do not see yet; further ones are sent away. */
  maxWaiting?: number
}

/** What a write did: `effects` for the engine, `result` for the caller. */
export type Work<T> = { effects: readonly Effect[]; result: T }

const READ_WAIT_MS = 1_500
const SAVE_AFTER_MS = 5_000
const MAX_WAITING = 1_000
/** Searches wait while an index is packed: no more than one half of a hundredth of the time. */
const PAUSE_PER_PACK = 200

/** An engine with a memory: searches come from the engine, writes go to the store first and are answered when they are safe. */
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

  /** Ends when every index is there; searches of those that are may come before. */
  start(): Promise<void> {
    this.#started = this.#start()
    return this.#started
  }

  async #start(): Promise<void> {
    const rows = this.store.indexes()
    const sweep = this.#files.sweep(rows.map(({ id, sequence }) => ({ index: id, sequence })))
    await Promise.all([this.#follower.load(rows), sweep.catch((error: unknown) => this.#onSweepFault(error))])
    // Not before: the sweep knows the files of the start only.
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
   * Does something to the store, all or nothing, and tells the engine. The task is safe when this returns; `isPublished` says
   * when searches see it. Throws 503 when the engine is far behind, and what `work` throws.
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

  /** Searches see it and it is on the disk. Undefined for a number that no task has. */
  isPublished(taskID: number): boolean | undefined {
    if (!Number.isSafeInteger(taskID) || taskID < 1 || taskID > this.store.lastTask()) return undefined
    return !this.#pending.has(taskID)
  }

  /** Tasks of an index whose effect searches do not see yet. */
  idle(index: string): Promise<void> {
    return this.#follower.idle(index)
  }

  /** Takes no more writes, finishes what was begun and writes what was built. The engine stays the caller's. */
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
    // A change that came meanwhile has made this state an old one.
    if (this.store.find(index)?.sequence !== row.sequence) return this.#saveLater(index)
    await this.#files.write({ index: row.id, sequence: row.sequence }, bytes)
    this.#saved.set(row.id, row.sequence)
  }
}

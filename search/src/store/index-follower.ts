import { setTimeout as wait } from 'node:timers/promises'
import type { RecordChange } from '../port/search-port.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { type Effect, indexesOf } from './effects.ts'
import type { GenerationFiles } from './generation-files.ts'
import type { IndexRow } from './index-row.ts'
import type { NodeEngine } from './node-engine.ts'
import type { SearchStore } from './search-store.ts'
import { toStoredConfig } from './stored-config.ts'

const RECORDS_AT_ONCE = 1_000
const CHANGES_AT_ONCE = 200
/** Pauses between attempts to build an index that the engine refused. */
const AGAIN_MS = 1_000
const AGAIN_AT_MOST_MS = 60_000

export type FollowerEvents = {
  onFault: (message: string, error: unknown) => void
  onNote: (message: string) => void
}

type FollowerParts = { store: SearchStore; engine: NodeEngine; files: GenerationFiles; events: FollowerEvents }

/** Keeps the engine at the state of the store. Effects of one index are applied one after the other, those of several indexes side by side. */
export class IndexFollower {
  readonly #parts: FollowerParts
  readonly #turns = new Map<string, Promise<void>>()
  readonly #known = new Set<string>()
  readonly #loading = new Set<string>()
  readonly #closing = new AbortController()
  /** Number of effects that are not applied yet. */
  waiting = 0

  constructor(parts: FollowerParts) {
    this.#parts = parts
  }

  isLoading(index: string): boolean {
    return this.#loading.has(index)
  }

  /** Tells whether the engine has the index. */
  has(index: string): boolean {
    return this.#known.has(index)
  }

  get loading(): number {
    return this.#loading.size
  }

  /** Resolves when all effects on an index so far are applied. */
  idle(index: string): Promise<void> {
    return this.#turns.get(index) ?? Promise.resolve()
  }

  /** Applies an effect. Resolves when searches see it and never fails: an index that the engine refuses is built again until it succeeds. */
  follow(effect: Effect): Promise<void> {
    return this.#takeTurn(indexesOf(effect), () => this.#apply(effect))
  }

  /** Does work on an index between two effects. */
  between(index: string, work: () => Promise<void>): Promise<void> {
    return this.#takeTurn([index], work)
  }

  /** Loads indexes. Those with a good file are loaded first; the others are built from the records, one after the other. */
  async load(rows: readonly IndexRow[]): Promise<void> {
    for (const row of rows) this.#loading.add(row.name)
    // Effects on an index wait until it is loaded.
    const gates = new Map(rows.map((row) => [row.name, Promise.withResolvers<void>()]))
    for (const [name, gate] of gates) void this.#takeTurn([name], () => gate.promise)
    const open = (name: string) => {
      this.#loading.delete(name)
      gates.get(name)?.resolve()
    }
    const missing: IndexRow[] = []
    for (const row of rows) {
      if (this.#closing.signal.aborted || (await this.#loadFile(row))) open(row.name)
      else missing.push(row)
    }
    // An index that cannot be built does not keep the others waiting.
    const stubborn: IndexRow[] = []
    for (const row of missing) {
      if (this.#closing.signal.aborted || (await this.#tryBuild(row.name))) open(row.name)
      else stubborn.push(row)
    }
    await Promise.all(stubborn.map((row) => this.#build(row.name).then(() => open(row.name))))
  }

  /** Stops further attempts. Indexes that were not begun are left for the next start. */
  stop(): void {
    this.#closing.abort()
  }

  /** Finishes what was begun. */
  async close(): Promise<void> {
    this.stop()
    await Promise.all(this.#turns.values())
  }

  #takeTurn(indexes: readonly string[], work: () => Promise<void>): Promise<void> {
    this.waiting++
    const former = indexes.map((index) => this.idle(index))
    const turn = Promise.all(former)
      .then(work)
      .catch((error: unknown) => this.#parts.events.onFault('work on an index failed', error))
      .finally(() => {
        this.waiting--
        for (const index of indexes) if (this.#turns.get(index) === turn) this.#turns.delete(index)
      })
    for (const index of indexes) this.#turns.set(index, turn)
    return turn
  }

  async #apply(effect: Effect): Promise<void> {
    try {
      await this.#tell(effect)
    } catch (error) {
      this.#parts.events.onFault(`the engine refused to ${effect.kind} ${effect.index}; it is built anew`, error)
      for (const index of indexesOf(effect)) await this.#build(index)
    }
  }

  #configOf(row: IndexRow) {
    const { store, events } = this.#parts
    return toStoredConfig(store, row, ({ reason }) => events.onNote(`left out of ${row.name}: ${reason}`))
  }

  async #tell(effect: Effect): Promise<void> {
    const { engine, store } = this.#parts
    const { index } = effect
    const row = store.find(index)
    if (effect.kind === 'move') return this.#move(index, effect.to)
    if (row === undefined) return this.#remove(index)
    if (effect.kind === 'remove') return
    if (effect.kind === 'rebuild' || !this.#known.has(index)) return this.#build(index)
    if (effect.kind === 'configure') return engine.configure(index, this.#configOf(row))
    return this.#change(index, effect.changes)
  }

  /** Applies changes. A few take effect at once; between the parts of a long list, searches get their turn. */
  async #change(index: string, changes: readonly RecordChange[]): Promise<void> {
    for (let at = 0; at < changes.length; at += CHANGES_AT_ONCE) {
      if (at > 0) await nextTick()
      await this.#parts.engine.change(index, changes.slice(at, at + CHANGES_AT_ONCE))
    }
  }

  async #move(from: string, to: string): Promise<void> {
    const { engine, store } = this.#parts
    if (engine.rename !== undefined && this.#known.has(from) && store.find(from) === undefined) {
      await engine.rename(from, to)
      this.#known.delete(from)
      this.#known.add(to)
      return
    }
    await this.#build(to)
    await this.#build(from)
  }

  async #remove(index: string): Promise<void> {
    if (!this.#known.delete(index)) return
    await this.#parts.engine.remove(index)
  }

  /** Builds an index, with as many attempts as it takes. */
  async #build(index: string): Promise<void> {
    for (let pause = AGAIN_MS; !(await this.#tryBuild(index)); pause = Math.min(2 * pause, AGAIN_AT_MOST_MS)) {
      // The store still has the changes that the engine refused, for the next start.
      if (this.#closing.signal.aborted) return
      await wait(pause, undefined, { signal: this.#closing.signal }).catch(() => {})
    }
  }

  /** Tries to bring an index to the store's current state. */
  async #tryBuild(index: string): Promise<boolean> {
    const { engine, store, events } = this.#parts
    const row = store.find(index)
    try {
      if (row === undefined) await this.#remove(index)
      else {
        await engine.replaceAll(index, recordsOf(store, row.id), this.#configOf(row))
        this.#known.add(index)
      }
      return true
    } catch (error) {
      events.onFault(`${index} could not be built`, error)
      return false
    }
  }

  async #loadFile(row: IndexRow): Promise<boolean> {
    const { engine, files, events } = this.#parts
    if (engine.load === undefined) return false
    const name = { index: row.id, sequence: row.sequence }
    const bytes = await files.read(name, (file) => events.onNote(`damaged file of ${row.name} set aside: ${file}`))
    if (bytes === undefined) return false
    try {
      await engine.load(row.name, bytes, this.#configOf(row))
      this.#known.add(row.name)
      return true
    } catch (error) {
      const file = await files.setAside(name)
      events.onFault(`the engine did not take the file of ${row.name}, which is set aside: ${file}`, error)
      return false
    }
  }
}

/** Reads records page by page, because the store keeps changing. A change to a part that was already read follows as an effect of its own. */
async function* recordsOf(store: SearchStore, index: number): AsyncGenerator<SearchRecord> {
  for (let after = 0; ; ) {
    const page = store.records(index, after, RECORDS_AT_ONCE)
    for (const { record } of page) yield record
    const last = page.at(-1)
    if (last === undefined || page.length < RECORDS_AT_ONCE) return
    after = last.position
    await nextTick()
  }
}

/** Lets waiting searches have their turn. */
function nextTick(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}

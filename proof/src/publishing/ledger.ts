import type { Changes, FeedChange } from '@menagerie/contract/feed'

export type Held = Pick<FeedChange, 'kind' | 'brand' | 'locale' | 'key' | 'path' | 'body'>
/** One answer of the feed after the load: `held` is the state including it, `before` the entries that its changes replaced. */
export type Batch = {
  changes: readonly FeedChange[]
  held: ReadonlyMap<string, Held>
  before: ReadonlyMap<string, Held>
}

export const toId = ({ kind, brand, locale, key }: Pick<FeedChange, 'kind' | 'brand' | 'locale' | 'key'>) =>
  `${kind} ${brand}/${locale} ${key}`

/** Records the entries that a reader of the feed holds, and counts loads and batches. */
export function createLedger(onBatch: (batch: Batch) => void) {
  const ledger = {
    held: new Map<string, Held>(),
    cursor: '',
    epoch: '',
    batches: 0,
    loads: 0,
    isLoaded: false,
    take({ epoch, cursor, changes, more }: Changes): void {
      // A new epoch begins: its cursor starts again from nothing.
      if (epoch !== ledger.epoch) {
        ledger.held = new Map()
        ledger.epoch = epoch
        ledger.isLoaded = false
        ledger.loads += 1
      }
      const before = new Map<string, Held>()
      for (const change of changes) {
        const id = toId(change)
        const old = ledger.held.get(id)
        if (old) before.set(id, old)
        if (change.deleted) ledger.held.delete(id)
        else ledger.held.set(id, change)
      }
      // A load from the start may be cut anywhere. After it, every answer holds whole transactions.
      if (ledger.isLoaded) onBatch({ changes, held: ledger.held, before })
      ledger.cursor = cursor
      ledger.batches += 1
      ledger.isLoaded ||= !more
    },
  }
  return ledger
}

export type Ledger = ReturnType<typeof createLedger>

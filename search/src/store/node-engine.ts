import type { IndexConfig, SearchPort } from '../port/search-port.ts'

/** An engine that can return a built index as bytes, so that it need not be built again at the next start. */
export type NodeEngine = SearchPort & {
  /** Returns a whole index as bytes. */
  pack?: (index: string) => Promise<Uint8Array>
  /** Loads an index from bytes. Throws when they were not made by `pack`. */
  load?: (index: string, bytes: Uint8Array, config: IndexConfig) => Promise<void>
  /** Gives an index the name of another one, which it replaces. */
  rename?: (from: string, to: string) => Promise<void>
}

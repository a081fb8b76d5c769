import type { IndexConfig, SearchPort } from '../port/search-port.ts'

/** An engine that can hand out what it built, so that it need not be built again at the next start. */
export type NodeEngine = SearchPort & {
  /** All of an index as bytes. */
  pack?: (index: string) => Promise<Uint8Array>
  /** The other way round. Throws when the bytes are not what `pack` made. */
  load?: (index: string, bytes: Uint8Array, config: IndexConfig) => Promise<void>
  /** One index takes the name of another and its place. */
  rename?: (from: string, to: string) => Promise<void>
}

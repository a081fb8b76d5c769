import type { KeyRole } from './keys.ts'

/** A request to `/1/…` whose caller is known and whose body is read. */
export type ApiRequest = {
  readonly method: string
  /** What follows `/1`, decoded. */
  readonly path: readonly string[]
  readonly address: URLSearchParams
  readonly role: KeyRole
  readonly body: unknown
}

/** What is answered as JSON, to be written or written already; undefined from a side that does not know the address. */
export type ApiAnswer = { readonly status?: number } & ({ readonly body: unknown } | { readonly json: Uint8Array })

/** The side that writes, in a node of its own (`writing/writing-side.ts`). */
export type WritingSide = (request: ApiRequest) => Promise<ApiAnswer | undefined>

import type { KeyRole } from './keys.ts'

/** A request to `/1/…` after its key was checked and its body was read. */
export type ApiRequest = {
  readonly method: string
  /** Parts of the path after `/1`, decoded. */
  readonly path: readonly string[]
  readonly address: URLSearchParams
  readonly role: KeyRole
  readonly body: unknown
}

/** Answer to be sent as JSON, as a value or already encoded. A side that does not know the address returns undefined. */
export type ApiAnswer = { readonly status?: number } & ({ readonly body: unknown } | { readonly json: Uint8Array })

/** The writing side, which only a separate search node has (`writing/writing-side.ts`). */
export type WritingSide = (request: ApiRequest) => Promise<ApiAnswer | undefined>

import type { SearchRecord } from '@menagerie/search/port/search-record'

/** Serialises records to send them to another thread, for a service that makes its own index of them. */
export function packRecords(records: readonly SearchRecord[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(JSON.stringify(records)))
}

export function unpackRecords(pack: Uint8Array): SearchRecord[] {
  return JSON.parse(Buffer.from(pack).toString())
}

import type { Readable } from 'node:stream'

export type StoredFile = {
  /** Relative path with `/` between folders: `dog.png`, `leaflets/drops.pdf`. */
  path: string
  bytes: number
  /** Changes when the file is overwritten. */
  stamp: string
}

/** Storage of uploaded files. A failure of the storage itself is a `StorageProblem`; a missing file is not. */
export type FileStorage = {
  /** Name for operators; must not contain a secret. */
  readonly name: string
  /** Writes a file completely or not at all; a `Blob` is streamed. */
  put: (path: string, content: Buffer | Blob) => Promise<void>
  find: (path: string) => Promise<StoredFile | undefined>
  /** The stream fails if it ends early. */
  open: (path: string) => Promise<Readable | undefined>
  remove: (path: string) => Promise<void>
  list: () => AsyncIterable<StoredFile>
}

/** Thrown when the storage fails; the message may be logged. */
export class StorageProblem extends Error {}

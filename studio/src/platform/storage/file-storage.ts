import type { Readable } from 'node:stream'

export type StoredFile = {
  /** With `/` between folders, relative: `dog.png`, `leaflets/drops.pdf`. */
  path: string
  bytes: number
  /** Differs after the file was written again. */
  stamp: string
}

/** Where uploaded files are kept. A failure of the place itself is a `StorageProblem`; a file that is not there is none. */
export type FileStorage = {
  /** For operators: never holds a secret. */
  readonly name: string
  /** Whole or not at all; a `Blob` is read as it is written. */
  put: (path: string, content: Buffer | Blob) => Promise<void>
  find: (path: string) => Promise<StoredFile | undefined>
  /** A stream that ends early fails. */
  open: (path: string) => Promise<Readable | undefined>
  remove: (path: string) => Promise<void>
  list: () => AsyncIterable<StoredFile>
}

/** The place where files are kept does not do its work; the text is fit for a log. */
export class StorageProblem extends Error {}

import type { Readable } from 'node:stream'

/** A file that came from elsewhere, wherever it lies: in a folder, an archive, or an upload. */
export type OutsideFile = { name: string; size: number; read: () => Promise<Buffer>; stream: () => Promise<Readable> }

/** Tables of a catalogue, and the pictures and documents beside them. */
export type Intake = {
  tables: readonly OutsideFile[]
  files: ReadonlyMap<string, OutsideFile>
  close: () => Promise<void>
}

const TABLE = /\.(csv|tsv|txt|xlsx|json|ndjson|jsonl)$/i
const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|gif|tiff?)$/i
const LEAFLET = /\.pdf$/i

export const isTable = (name: string) => TABLE.test(name)
export const kindOfFile = (name: string): 'media' | 'leaflets' | undefined =>
  PICTURE.test(name) ? 'media' : LEAFLET.test(name) ? 'leaflets' : undefined

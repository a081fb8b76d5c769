import { crc32 } from 'node:zlib'

export type PackedArray = Uint8Array | Uint16Array | Uint32Array | Float64Array
/** Named arrays and plain data in one block of bytes. */
type Packed = { readonly data: unknown; readonly arrays: ReadonlyMap<string, PackedArray> }

/** Header: magic number, checksum of all that follows it, version, length of the table (4 bytes each), total length (8), unused (8). */
const MARK = 0x4d_45_4e_53
const VERSION = 1
const HEADER = 32
const CHECKED = 8
const ALIGNMENT = 8

type Kind = 'u8' | 'u16' | 'u32' | 'f64'
type PartRow = { name: string; kind: Kind; at: number; length: number }

/** Thrown for bytes that are not what `pack` made: truncated, changed, or of another version. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError'
}

function toKind(array: PackedArray): Kind {
  if (array instanceof Uint8Array) return 'u8'
  if (array instanceof Uint16Array) return 'u16'
  return array instanceof Uint32Array ? 'u32' : 'f64'
}

function toArray(kind: Kind, buffer: ArrayBufferLike, at: number, length: number): PackedArray {
  if (kind === 'u8') return new Uint8Array(buffer, at, length)
  if (kind === 'u16') return new Uint16Array(buffer, at, length)
  return kind === 'u32' ? new Uint32Array(buffer, at, length) : new Float64Array(buffer, at, length)
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT
}

export function pack({ data, arrays }: Packed): Uint8Array {
  const rows: PartRow[] = []
  let at = 0
  for (const [name, array] of arrays) {
    rows.push({ name, kind: toKind(array), at, length: array.length })
    at += align(array.byteLength)
  }
  const table = Buffer.from(JSON.stringify({ data, rows }))
  const body = HEADER + align(table.length)
  const bytes = new Uint8Array(body + at)
  bytes.set(table, HEADER)
  for (const [i, array] of [...arrays.values()].entries()) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), body + (rows[i]?.at ?? 0))
  }
  const header = new DataView(bytes.buffer)
  header.setUint32(0, MARK)
  header.setUint32(8, VERSION)
  header.setUint32(12, table.length)
  header.setFloat64(16, bytes.length)
  header.setUint32(4, crc32(bytes.subarray(CHECKED)))
  return bytes
}

/** Arrays are views into `bytes`, which must not be modified afterwards. Throws `DamagedError`. */
export function unpack(given: Uint8Array): Packed {
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice()
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (bytes.length < HEADER || header.getUint32(0) !== MARK) throw new DamagedError('Not a search index')
  if (header.getUint32(8) !== VERSION) throw new DamagedError('A search index of another version')
  if (header.getFloat64(16) !== bytes.length) throw new DamagedError('A search index is torn')
  if (crc32(bytes.subarray(CHECKED)) !== header.getUint32(4)) throw new DamagedError('A search index has changed bytes')
  const length = header.getUint32(12)
  const table: { data: unknown; rows: PartRow[] } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(HEADER, HEADER + length)),
  )
  const body = bytes.byteOffset + HEADER + align(length)
  const arrays = table.rows.map((row): [string, PackedArray] => [
    row.name,
    toArray(row.kind, bytes.buffer, body + row.at, row.length),
  ])
  return { data: table.data, arrays: new Map(arrays) }
}

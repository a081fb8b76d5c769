import { inflateSync } from 'node:zlib'

const HEADER = 44
const ROW = 20
const SFNT_HEADER = 12
const SFNT_ROW = 16

/** The TrueType font inside a WOFF file: the same tables, each unpacked, behind a directory of the other format. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, HEADER + index * ROW))
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ROW)
  woff.copy(directory, 0, 4, 8)
  const largest = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** largest * SFNT_ROW, 6)
  directory.writeUInt16BE(largest, 8)
  directory.writeUInt16BE((count - 2 ** largest) * SFNT_ROW, 10)
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const row = SFNT_HEADER + index * SFNT_ROW
    directory.write(tag, row, 'latin1')
    directory.writeUInt32BE(checksum, row + 4)
    directory.writeUInt32BE(offset, row + 8)
    directory.writeUInt32BE(data.length, row + 12)
    offset += data.length + paddingOf(data)
  }
  return Buffer.concat([directory, ...tables.flatMap(({ data }) => [data, Buffer.alloc(paddingOf(data))])])
}

/** Tables begin at multiples of four. */
const paddingOf = (data: Buffer) => (4 - (data.length % 4)) % 4

function readTable(woff: Buffer, row: number): { tag: string; checksum: number; data: Buffer } {
  const offset = woff.readUInt32BE(row + 4)
  const packed = woff.readUInt32BE(row + 8)
  const length = woff.readUInt32BE(row + 12)
  const data = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', row, row + 4),
    checksum: woff.readUInt32BE(row + 16),
    data: packed < length ? inflateSync(data) : data,
  }
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** What an index was made from: the tags of each of its parts. */
export type IndexTags = readonly (readonly [part: string, tags: readonly string[]])[]

/** An index as it was built, of one state of the replica. */
export type BuiltIndex = { name: string; epoch: string; batch: number; tags: IndexTags; pack: Uint8Array<ArrayBuffer> }

const MARK = 0x4d495832
const PREFIX_BYTES = 16
const headerSchema = z.object({
  code: z.number(),
  epoch: z.string(),
  batch: z.number(),
  tags: z.array(z.tuple([z.string(), z.array(z.string())])),
})

/** What a file holds: an index for our engine, the records for a service, or the mark that the service has them. */
export type IndexFileKind = 'index' | 'records' | 'pushed'

const toFile = (dir: string, name: string, kind: IndexFileKind) => join(dir, `${name}.${kind}`)

/** Either all of it is there afterwards, or what was there before. `code` tells which code made it. */
export function writeIndexFile(dir: string, code: number, built: BuiltIndex, kind: IndexFileKind = 'index'): void {
  const { name, epoch, batch, tags, pack } = built
  mkdirSync(dir, { recursive: true })
  const header = Buffer.from(JSON.stringify({ code, epoch, batch, tags }))
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32LE(MARK, 0)
  prefix.writeUInt32LE(header.length, 4)
  prefix.writeUInt32LE(crc32(header), 8)
  prefix.writeUInt32LE(crc32(pack), 12)
  const next = `${toFile(dir, name, kind)}.${process.pid}.next`
  try {
    writeFileSync(next, Buffer.concat([prefix, header, pack]), { flush: true })
    renameSync(next, toFile(dir, name, kind))
  } catch (error) {
    remove(next)
    throw error
  }
}

/**
 * Undefined when there is none, when it was made by other code or of another epoch of the replica, or when it is damaged: then
 * `onDamage` is told and the file goes.
 */
export function readIndexFile(
  dir: string,
  { code, epoch }: { code: number; epoch: string },
  name: string,
  onDamage: (problem: string) => void,
  kind: IndexFileKind = 'index',
): BuiltIndex | undefined {
  const file = toFile(dir, name, kind)
  try {
    const bytes = readFileSync(file)
    const header = toHeader(bytes)
    if (header.code !== code || header.epoch !== epoch) return undefined
    // Aligned, so that typed arrays can lie on it.
    return { name, epoch, batch: header.batch, tags: header.tags, pack: new Uint8Array(header.pack) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return undefined
    onDamage(error instanceof Error ? error.message : String(error))
    remove(file)
    return undefined
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/** From a disk that may be read-only. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // It stays, and is not used.
  }
}

function toHeader(bytes: Buffer) {
  if (bytes.length < PREFIX_BYTES || bytes.readUInt32LE(0) !== MARK) throw new Error('it is no index of this version')
  const end = PREFIX_BYTES + bytes.readUInt32LE(4)
  const header = bytes.subarray(PREFIX_BYTES, end)
  const pack = bytes.subarray(end)
  if (crc32(header) !== bytes.readUInt32LE(8) || crc32(pack) !== bytes.readUInt32LE(12)) {
    throw new Error('it is damaged')
  }
  return { ...headerSchema.parse(JSON.parse(header.toString())), pack }
}

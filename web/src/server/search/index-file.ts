import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** What an index was made from: the tags that each of its parts read. */
export type IndexTags = readonly (readonly [part: string, tags: readonly string[]])[]

/** An index as it was built, from one state of the replica. */
export type BuiltIndex = { name: string; epoch: string; batch: number; tags: IndexTags; pack: Uint8Array<ArrayBuffer> }

const MARK = 0x4d495832
const PREFIX_BYTES = 16
const headerSchema = z.object({
  code: z.number(),
  epoch: z.string(),
  batch: z.number(),
  tags: z.array(z.tuple([z.string(), z.array(z.string())])),
})

/** Content of a file: an index for the site's own engine, records for a service, or the mark that the service has them. */
export type IndexFileKind = 'index' | 'records' | 'pushed'

const toFile = (dir: string, name: string, kind: IndexFileKind) => join(dir, `${name}.${kind}`)

/** Replaces the file atomically. `code` identifies the code that made the index. */
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
 * Reads an index file. Undefined when there is none, when other code or another epoch of the replica made it, or when
 * it is damaged: then `onDamage` is called and the file is removed.
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
    // Copied, so that it is aligned for typed arrays.
    return { name, epoch, batch: header.batch, tags: header.tags, pack: new Uint8Array(header.pack) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return undefined
    onDamage(error instanceof Error ? error.message : String(error))
    remove(file)
    return undefined
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/** Removes a file, from a disk that may be read-only. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The file stays, but is not used.
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

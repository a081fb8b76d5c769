import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Only for the owner, because a backup contains all content and personal data. */
export const OWNER_FOLDER = 0o700
export const OWNER_FILE = 0o600

type WrittenFile = { bytes: number; sha256: string }

/** Creates a stream that passes bytes on while counting and hashing them. */
export function createMeter(): { stream: Transform; result: () => WrittenFile } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

export async function writeHashed(from: Readable, to: string): Promise<WrittenFile> {
  await mkdir(dirname(to), { recursive: true, mode: OWNER_FOLDER })
  const meter = createMeter()
  await pipeline(from, meter.stream, createWriteStream(to, { flush: true, mode: OWNER_FILE }))
  return meter.result()
}

export const hashFile = (file: string): Promise<WrittenFile> => hashStream(createReadStream(file))

export async function hashStream(from: Readable): Promise<WrittenFile> {
  const meter = createMeter()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(from, meter.stream, nowhere)
  return meter.result()
}

import type { Readable } from 'node:stream'
import { readAs } from '../../platform/outside/byte-letters.ts'
import { findTextEncoding } from '../../platform/outside/decode-text.ts'
import type { OutsideFile } from './outside-file.ts'

const SAMPLE_BYTES = 1024 * 1024
const LAST_ASCII = 0x7f

/**
 * Detects the encoding of a file that is too large for memory: UTF-8 if the whole file is valid, otherwise by its
 * beginning and the first chunks with non-ASCII letters, which may come after millions of digits.
 */
export async function findLargeEncoding(file: OutsideFile): Promise<string> {
  const sample: Buffer[] = []
  let [bytes, isFirst] = [0, true]
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  const stream: Readable = await file.stream()
  for await (const chunk of stream) {
    const part = Buffer.from(chunk)
    if (bytes < SAMPLE_BYTES && (isFirst || part.some((byte) => byte > LAST_ASCII))) {
      sample.push(part)
      bytes += part.length
    }
    isFirst = false
    isUtf8 = isUtf8 && canDecode(decoder, part)
    if (!isUtf8 && bytes >= SAMPLE_BYTES) break
  }
  const begin = Buffer.concat(sample)
  // ASCII text in UTF-16 is also valid UTF-8, with zero bytes.
  return isUtf8 && !begin.includes(0) ? 'utf-8' : findTextEncoding(begin)
}

function canDecode(decoder: TextDecoder, part: Buffer): boolean {
  try {
    decoder.decode(part, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Decodes chunk by chunk, and throws for invalid bytes. */
export function createTextReader(encoding: string): (part?: Uint8Array) => string {
  const decoder = toDecoder(encoding)
  if (decoder) return (part) => (part === undefined ? decoder.decode() : decoder.decode(part, { stream: true }))
  // The encodings that the platform lacks are all single-byte.
  return (part = new Uint8Array()) => {
    const text = readAs(encoding, part)
    if (text === undefined) throw new Error(`This is not ${encoding}: save it as “CSV UTF-8” and try again`)
    return text
  }
}

function toDecoder(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return undefined
  }
}

import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { encodeAs } from '../../testing/test-encode.ts'
import { createTextReader, findLargeEncoding } from './large-encoding.ts'

const PART = 1000
const DIGITS = `sku;name\n${'1234567;x\n'.repeat(300)}`
const WORDS = 'Lachs für größere Hunde mit Möhre\nKätzchen und Bäckerei\n'

async function* inParts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART)
}
const toFile = (bytes: Buffer) => ({
  name: 'p.csv',
  size: bytes.length,
  read: async () => bytes,
  stream: async () => Readable.from(inParts(bytes)),
})

describe('a file that is read in parts', () => {
  it.each([
    ['utf-8', Buffer.from(DIGITS + WORDS)],
    ['windows-1252', encodeAs('windows-1252', DIGITS + WORDS)],
    ['utf-16le', Buffer.from(`\uFEFF${DIGITS}${WORDS}`, 'utf16le')],
  ])('in %s is decoded correctly, wherever a part splits a character', async (encoding, content) => {
    const file = toFile(Buffer.from(content))
    expect(await findLargeEncoding(file)).toBe(encoding)
    const toText = createTextReader(encoding)
    let text = ''
    for await (const part of await file.stream()) text += toText(part)
    expect((text + toText()).replace('\uFEFF', '')).toBe(DIGITS + WORDS)
  })

  it('in a DOS encoding is decoded, too', () => {
    expect(createTextReader('ibm852')(Uint8Array.from([0x6c, 0xa2, 0x64]))).toBe('lód')
  })
})

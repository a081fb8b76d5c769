import { readAs } from '../platform/outside/byte-letters.ts'

/** Encodes a text with one byte per letter, as an old spreadsheet program does. */
export function encodeAs(encoding: string, text: string): Uint8Array {
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [readAs(encoding, Uint8Array.of(byte)), byte]))
  return Uint8Array.from([...text].map((letter) => bytes.get(letter) ?? '?'.charCodeAt(0)))
}

/** UTF-16, with or without a byte order mark. */
export function encodeWide(text: string, { isBig = false, hasMark = false } = {}): Uint8Array {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

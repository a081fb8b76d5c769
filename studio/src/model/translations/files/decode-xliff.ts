import { undoDouble } from '../../../platform/outside/undo-double.ts'
import { ExchangeProblem } from './exchange.ts'

const WIDE: readonly [start: readonly number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]
/** The declaration must be at the beginning of a file. */
const DECLARATION_BYTES = 200
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * Decodes a file by its byte order mark, its first character, its declaration, or as UTF-8; throws instead of losing a
 * character.
 */
export function decodeXliff(bytes: Uint8Array): string {
  try {
    const text = undoDouble(new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes))
    if (text !== undefined && !text.includes('\ufffd')) return text
  } catch (error) {
    // Errors of an unknown encoding, or of invalid bytes.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error
  }
  throw new ExchangeProblem(
    'This file is not in the encoding that it names, or some of its letters were lost: save it as UTF-8',
  )
}

function findEncoding(bytes: Uint8Array): string {
  const wide = WIDE.find(([start]) => start.every((byte, at) => bytes[at] === byte))
  if (wide !== undefined) return wide[1]
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, DECLARATION_BYTES))
  const declared = DECLARED.exec(start)?.[1] ?? 'utf-8'
  // Some tools declare UTF-16 but save UTF-8: a declaration that is readable as single bytes cannot be UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

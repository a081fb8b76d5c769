import { Readable } from 'node:stream'
import { parseJson } from '../../platform/outside/parse-json.ts'
import { toOutsideRecord } from '../../platform/outside/read-records.ts'
import { isValues } from '../../platform/values.ts'
import { createTextReader, findLargeEncoding } from './large-encoding.ts'
import type { OutsideFile } from './outside-file.ts'
import type { ImportRow } from './outside-rows.ts'

/** Yields rows one by one, so that memory use does not depend on the file's size. */
export async function* streamJsonLines(name: string, file: OutsideFile): AsyncGenerator<ImportRow> {
  let line = 0
  for await (const text of splitLines(await openLines(file))) {
    line += 1
    if (text.trim() === '') continue
    yield readLine(`${name}, line ${line}`, text)
  }
}

/** Splits only at line ends: `U+2028` may occur within a JSON string. */
async function* splitLines(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let left = ''
  for await (const chunk of input) {
    const lines = (left + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    left = lines.pop() ?? ''
    yield* lines
  }
  yield* (left + decoder.decode()).split(/\r\n?/)
}

/** Whether a file named as JSON Lines contains a single JSON list. */
export async function isOneList(file: OutsideFile): Promise<boolean> {
  for await (const line of splitLines(await openLines(file))) {
    const text = line.trim()
    if (text !== '') return /^\[\s*(?:\{|$)/.test(text)
  }
  return false
}

/** Whether a JSON file has one object per line, as databases export it. */
export function areJsonLines(text: string): boolean {
  const [first = '', second] = text.trimStart().split(/[\r\n]+/, 2)
  return second?.trimStart().startsWith('{') === true && /^\{.*\}\s*,?\s*$/.test(first)
}

/** Opens the file as UTF-8; UTF-16, recognized by its mark or zero bytes, is converted. */
async function openLines(file: OutsideFile): Promise<Readable> {
  const stream = await file.stream()
  const chunks = stream[Symbol.asyncIterator]()
  const first = await chunks.next()
  const head = first.done ? Buffer.alloc(0) : Buffer.from(first.value)
  const toText = head.subarray(0, 2).some((byte) => byte === 0 || byte >= 0xfe)
    ? createTextReader(await findLargeEncoding(file))
    : undefined
  return Readable.from(inUtf8(head, chunks, toText), { objectMode: false })
}

async function* inUtf8(
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  toText: ReturnType<typeof createTextReader> | undefined,
): AsyncGenerator<string | Buffer> {
  try {
    yield toText ? toText(head) : head
    for (let next = await chunks.next(); !next.done; next = await chunks.next())
      yield toText ? toText(next.value) : next.value
  } finally {
    // Closes the file also if reading ends early.
    await chunks.return?.()
  }
}

function readLine(where: string, text: string): ImportRow {
  if (text.includes('\uFFFD')) return { where, fields: {}, fault: 'is not UTF-8' }
  try {
    return toJsonRow(where, parseJson(text.replace(/,\s*$/, '')))
  } catch (error) {
    // Text that can be parsed but not stored has an error without a cause.
    const isKnown = error instanceof Error && error.cause === undefined
    return { where, fields: {}, fault: isKnown ? error.message.replace(/^Line 1: /, '') : 'is not JSON' }
  }
}

export function toJsonRow(where: string, value: unknown): ImportRow {
  return isValues(value) ? toOutsideRecord(where, value) : { where, fields: {}, fault: 'is not a JSON object' }
}

import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** Parts without which rows or their texts are lost: a sheet, and the texts of all sheets. */
const ROOT = /<(?:[\w.-]+:)?(worksheet|sst)[\s/>]/
const CLOSED = /<\/(?:[\w.-]+:)?(?:worksheet|sst)\s*>(?:\s|<!--.*?-->)*$/s
const EMPTY = /<(?:[\w.-]+:)?(?:worksheet|sst)\b[^>]*\/>\s*$/
/** Bytes of a part that are looked at, at its begin and at its end. */
const LOOKED_AT = 4096

/** Throws where a part of a workbook is not what was packed, or breaks off: readers take the rows that are left without a word. */
export async function checkWorkbookParts(archive: ZipFile, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) if (/\.xml$/i.test(entry.fileName)) await checkPart(archive, entry)
}

async function checkPart(archive: ZipFile, entry: Entry): Promise<void> {
  let sum = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const bytes = Buffer.from(chunk)
    sum = crc32(bytes, sum)
    if (head.length < LOOKED_AT) head = Buffer.concat([head, bytes.subarray(0, LOOKED_AT)])
    tail = Buffer.concat([tail, bytes]).subarray(-LOOKED_AT)
  }
  // Some programs leave it out.
  if (entry.crc32 !== 0 && sum !== entry.crc32) throw new Error(`${entry.fileName} has another sum than its own`)
  const [begin, end] = [toLetters(head), toLetters(tail)]
  if (ROOT.test(begin) && !CLOSED.test(end) && !EMPTY.test(end)) throw new Error(`${entry.fileName} breaks off`)
}

/** Names of XML are the same in UTF-8 and UTF-16 but for the zeros between. */
const toLetters = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', '')

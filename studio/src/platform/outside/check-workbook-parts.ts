import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** Parts whose loss would lose rows or texts: sheets, and the shared strings of all sheets. */
const ROOT = /<(?:[\w.-]+:)?(worksheet|sst)[\s/>]/
const CLOSED = /<\/(?:[\w.-]+:)?(?:worksheet|sst)\s*>(?:\s|<!--.*?-->)*$/s
const EMPTY = /<(?:[\w.-]+:)?(?:worksheet|sst)\b[^>]*\/>\s*$/
/** Bytes that are examined at the beginning and at the end of a part. */
const LOOKED_AT = 4096
/** Cells refer to their texts by number; the texts are in a separate part. */
const NAMES_TEXT = [' t="s"', " t='s'"].map((sign) => Buffer.from(sign))
const LONGEST_NAME = 5
const TEXTS = /<(?:[\w.-]+:)?sst[\s/>]/

type CheckedPart = { namesTexts: boolean; holdsTexts: boolean }

/** Throws if a part of a workbook is corrupt or truncated, or if texts of cells are missing: the library silently reads what is left. */
export async function checkWorkbookParts(archive: ZipFile, entries: readonly Entry[]): Promise<void> {
  const checked: CheckedPart[] = []
  for (const entry of entries) if (/\.xml$/i.test(entry.fileName)) checked.push(await checkPart(archive, entry))
  const lacksTexts = checked.some(({ namesTexts }) => namesTexts) && !checked.some(({ holdsTexts }) => holdsTexts)
  if (lacksTexts) throw new Error('The texts of the cells are not there')
}

async function checkPart(archive: ZipFile, entry: Entry): Promise<CheckedPart> {
  let sum = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  let namesTexts = false
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const bytes = Buffer.from(chunk)
    sum = crc32(bytes, sum)
    if (head.length < LOOKED_AT) head = Buffer.concat([head, bytes.subarray(0, LOOKED_AT)])
    namesTexts ||= hasNameOfText(bytes, tail)
    tail = Buffer.concat([tail, bytes]).subarray(-LOOKED_AT)
  }
  // Some programs write no checksum.
  if (entry.crc32 !== 0 && sum !== entry.crc32) throw new Error(`${entry.fileName} has another sum than its own`)
  const [begin, end] = [toLetters(head), toLetters(tail)]
  const isRoot = ROOT.test(begin)
  if (isRoot && !CLOSED.test(end) && !EMPTY.test(end)) throw new Error(`${entry.fileName} breaks off`)
  return { namesTexts: namesTexts && isRoot, holdsTexts: TEXTS.test(begin) }
}

/** The attribute may begin in the previous chunk. */
function hasNameOfText(bytes: Buffer, before: Buffer): boolean {
  const seam = Buffer.concat([before.subarray(-LONGEST_NAME), bytes.subarray(0, LONGEST_NAME)])
  return NAMES_TEXT.some((name) => bytes.includes(name) || seam.includes(name))
}

/** XML names are ASCII, so dropping zero bytes makes UTF-16 equal to UTF-8. */
const toLetters = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', '')

import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** Parts without which rows or their texts are lost: a sheet, and the texts of all sheets. */
const ROOT = /<(?:[\w.-]+:)?(worksheet|sst)[\s/>]/
const CLOSED = /<\/(?:[\w.-]+:)?(?:worksheet|sst)\s*>(?:\s|<!--.*?-->)*$/s
const EMPTY = /<(?:[\w.-]+:)?(?:worksheet|sst)\b[^>]*\/>\s*$/
/** Bytes of a part that are looked at, at its begin and at its end. */
const LOOKED_AT = 4096
/** Cells name their texts by number; the texts stand in a part of their own. */
const NAMES_TEXT = [' t="s"', " t='s'"].map((sign) => Buffer.from(sign))
const LONGEST_NAME = 5
const TEXTS = /<(?:[\w.-]+:)?sst[\s/>]/

type CheckedPart = { namesTexts: boolean; holdsTexts: boolean }

/**
 * Throws where a part of a workbook is not what was packed, or breaks off, or where cells name texts that are not there: readers take what is left
 * without a word.
 */
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
  // Some programs leave it out.
  if (entry.crc32 !== 0 && sum !== entry.crc32) throw new Error(`${entry.fileName} has another sum than its own`)
  const [begin, end] = [toLetters(head), toLetters(tail)]
  const isRoot = ROOT.test(begin)
  if (isRoot && !CLOSED.test(end) && !EMPTY.test(end)) throw new Error(`${entry.fileName} breaks off`)
  return { namesTexts: namesTexts && isRoot, holdsTexts: TEXTS.test(begin) }
}

/** A name may begin in the bytes before. */
function hasNameOfText(bytes: Buffer, before: Buffer): boolean {
  const seam = Buffer.concat([before.subarray(-LONGEST_NAME), bytes.subarray(0, LONGEST_NAME)])
  return NAMES_TEXT.some((name) => bytes.includes(name) || seam.includes(name))
}

/** Names of XML are the same in UTF-8 and UTF-16 but for the zeros between. */
const toLetters = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', '')

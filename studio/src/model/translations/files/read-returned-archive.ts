import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ExchangeProblem, RETURNED_ENDINGS } from './exchange.ts'

type ArchivedFile = { name: string; read: () => Promise<Uint8Array> }

/** More than the texts of any site, but small enough for the studio's memory. */
const MOST_UNPACKED = 256 * 1024 * 1024
const MOST_FILES = 2_000
/** A file that every workbook contains, to distinguish it from other archives. */
const OF_WORKBOOK = '[Content_Types].xml'
const RETURNED = new RegExp(`\\.(${RETURNED_ENDINGS.join('|')})$`, 'i')

/** Lists the translated files of an archive; each is unpacked when it is needed. Undefined for a workbook. */
export async function openReturnedArchive(bytes: Buffer): Promise<ArchivedFile[] | undefined> {
  const [archive, entries] = await listEntries(bytes)
  if (archive === undefined || entries.some(({ fileName }) => fileName === OF_WORKBOOK)) return undefined
  const returned = entries.filter(({ fileName }) => RETURNED.test(fileName) && !isOfComputers(fileName))
  if (returned.length === 0) throw new ExchangeProblem('This archive contains no file with translations (XLIFF, XLSX)')
  const unpacked = returned.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (returned.length > MOST_FILES || unpacked > MOST_UNPACKED)
    throw new ExchangeProblem('This archive is too large when unpacked: import its files one by one')
  return returned.map((entry) => ({ name: entry.fileName, read: () => readEntry(archive, entry) }))
}

/** Damaged workbooks are left to the reader of workbooks. */
async function listEntries(bytes: Buffer): Promise<[ZipFile | undefined, Entry[]]> {
  const entries: Entry[] = []
  try {
    const archive = await fromBufferPromise(bytes)
    for await (const entry of archive.eachEntry()) entries.push(entry)
    return [archive, entries]
  } catch {
    // Names that lead out of the archive (`../`) are also refused when the directory is read.
    if (bytes.includes(OF_WORKBOOK)) return [undefined, []]
    throw new ExchangeProblem('This archive is damaged or incomplete: zip it again')
  }
}

async function readEntry(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new ExchangeProblem('This file has a password: zip it again without one')
  const bytes = await archive
    .openReadStreamPromise(entry)
    .then(buffer)
    .catch(() => undefined)
  if (bytes === undefined || crc32(bytes) !== entry.crc32)
    throw new ExchangeProblem('This file in the archive is damaged: zip it again')
  return bytes
}

/** Whether a file was created by an operating system or a spreadsheet program. */
const isOfComputers = (name: string) => name.startsWith('__MACOSX/') || /^(\.|~\$)/.test(basename(name))

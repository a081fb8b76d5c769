import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { askOutside } from '../../jobs/receivers/ask-outside.ts'
import { findAddressFault, type OwnHosts } from '../../jobs/receivers/receiver-address.ts'
import { readS3Settings } from '../../platform/storage/s3-settings.ts'
import { openS3 } from '../../platform/storage/s3-storage.ts'
import { isTable } from '../read/outside-file.ts'

type Environment = Readonly<Record<string, string | undefined>>
type FetchedFile = { name: string; bytes: Buffer }

const MEGABYTE = 1024 * 1024
const MOST_BYTES = 512 * MEGABYTE
const WHOLE_MS = 10 * 60_000
const SILENCE_MS = 30_000
const S3 = /^s3:(?<folder>\w[\w.-]*(?:\/\w[\w.-]*)*)\/?$/

const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-ndjson': 'ndjson',
  'text/csv': 'csv',
  'text/plain': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsm',
}

/** Why no file may be fetched from an address, as far as the address itself shows. */
export const findSourceFault = (address: string, own: OwnHosts): string | undefined =>
  S3.test(address) ? undefined : findAddressFault(address, own)

/**
 * Fetches the file at an address, or the last file by name in an S3 folder, because dated names sort that way. Errors
 * contain a sentence for users.
 */
export function fetchFile(address: string, own: OwnHosts, env: Environment = process.env): Promise<FetchedFile> {
  const folder = S3.exec(address)?.groups?.folder
  return folder === undefined ? fetchAddress(address, own) : fetchFromFolder(folder, env)
}

async function fetchFromFolder(folder: string, env: Environment): Promise<FetchedFile> {
  // A separate bucket for imports if it is configured, otherwise the bucket of pictures.
  const own = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('IMPORT_S3_') && value ? [[name.slice('IMPORT_'.length), value] as const] : [],
  )
  const settings = readS3Settings(own.length > 0 ? Object.fromEntries(own) : env)
  if (settings === undefined) throw new Error('The server has no bucket: IMPORT_S3_BUCKET and its keys are not set')
  const bucket = openS3({ ...settings, prefix: `${folder}/` })
  const names: { path: string; bytes: number }[] = []
  for await (const file of bucket.list()) if (isTable(file.path) || /\.zip$/i.test(file.path)) names.push(file)
  const last = names.toSorted((a, b) => (a.path < b.path ? -1 : 1)).at(-1)
  const stream = last && (await bucket.open(last.path))
  if (last === undefined || stream === undefined)
    throw new Error(`There is no table and no ZIP in the folder ${folder}`)
  return { name: basename(last.path), bytes: await readWhole(stream) }
}

async function fetchAddress(address: string, own: OwnHosts): Promise<FetchedFile> {
  const headers = { accept: [...Object.keys(ENDINGS), '*/*;q=0.1'].join(', '), 'user-agent': 'Menagerie import' }
  const signal = AbortSignal.timeout(WHOLE_MS)
  const answer = await askOutside(address, { headers, signal, timeout: SILENCE_MS }, own)
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new Error(`The address answered with ${answer.statusCode}, not with a file`)
  }
  const name = nameOf(new URL(address), answer.headers['content-type'])
  if (name !== undefined) return { name, bytes: await readWhole(answer) }
  answer.destroy()
  throw new Error(`The address sends ${answer.headers['content-type']}, which is not a table`)
}

/** File name from the address if it has a table's extension, otherwise by the content type. */
function nameOf(url: URL, type = ''): string | undefined {
  const name = basename(url.pathname).replace(/[^\w.-]+/g, '-')
  if (isTable(name) || /\.zip$/i.test(name)) return name
  const ending = ENDINGS[type.split(';')[0]?.trim().toLowerCase() ?? '']
  return ending && `${name || 'import'}.${ending}`
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new Error(`The file has more than ${MOST_BYTES / MEGABYTE} MB`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

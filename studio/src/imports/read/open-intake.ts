import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { readEntryNames } from './entry-names.ts'
import { type Intake, isArchive, isOtherTable, isTable, type OutsideFile, toFileKey } from './outside-file.ts'

/** Opens a table, a folder or a ZIP archive; `beside`: another folder or archive with pictures and documents. */
export async function openIntake(path: string, beside?: string): Promise<Intake> {
  const [main, more] = [await listFiles(path), beside === undefined ? NOTHING : await listFiles(beside)]
  const tables = main.files.filter(({ name }) => isTable(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = [...main.files, ...more.files].filter(({ name }) => !isTable(name))
  return {
    tables,
    others: [
      ...main.files.filter(({ name }) => isOtherTable(name)),
      ...more.files.filter(({ name }) => isArchive(name)),
    ].map(({ name }) => name),
    files: byNames(files),
    close: async () => {
      main.close()
      more.close()
    },
  }
}

function byNames(files: readonly OutsideFile[]): Map<string, OutsideFile[]> {
  const named = new Map<string, OutsideFile[]>()
  for (const file of files)
    for (const key of toFileKeys(file.name)) {
      const known = named.get(key)
      if (known) known.push(file)
      else named.set(key, [file])
    }
  return named
}

/** The file name alone, and with each number of parent folders. */
function toFileKeys(name: string): string[] {
  const parts = name.split('/')
  return parts.map((_, at) => toFileKey(parts.slice(at).join('/')))
}

type Listed = { files: OutsideFile[]; close: () => void }
const NOTHING: Listed = { files: [], close: () => {} }

async function listFiles(path: string): Promise<Listed> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Error(`There is no file or folder ${path}`)
  if (found.isDirectory()) return { files: await listFolder(path), close: () => {} }
  if (/\.zip$/i.test(path)) return listArchive(path)
  return { files: [onDisk(basename(path), path, found.size)], close: () => {} }
}

async function listFolder(folder: string): Promise<OutsideFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((path) => ({ path, name: relative(folder, path).replaceAll(sep, '/') }))
  return Promise.all(
    files
      .filter(({ name }) => !isOfComputers(name))
      .map(async ({ path, name }) => onDisk(name, path, (await stat(path)).size)),
  )
}

const onDisk = (name: string, path: string, size: number): OutsideFile => ({
  name,
  size,
  read: () => readFile(path),
  stream: async () => createReadStream(path),
})

const MEGABYTE = 1024 * 1024
/** Tables may be large, because they are read row by row; pictures and documents are read into memory. */
const MOST_MEGABYTES = { table: 4096, file: 256, all: 32_768 } as const
const MOST_ENTRIES = 200_000
/** Maximum compression ratio of large files; tables reach about 100. */
const MOST_TIMES = 300
const LARGE_MEGABYTES = 32

const HAS_PASSWORD = 'has a password: zip it again without one'
/** ZIP methods: stored and deflated. */
const READABLE_METHODS: ReadonlySet<number> = new Set([0, 8])

/**
 * Why an archive is refused: its format is unsupported, it would fill disk or memory, or it is too large for a
 * catalogue.
 */
function findArchiveFault(entries: readonly Entry[]): string | undefined {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (entries.length > MOST_ENTRIES) return `contains more than ${MOST_ENTRIES.toLocaleString('en')} files`
  if (bytes > MOST_MEGABYTES.all * MEGABYTE) return `is more than ${MOST_MEGABYTES.all} MB when unpacked`
  if (entries.some((entry) => entry.isEncrypted())) return HAS_PASSWORD
  if (entries.some(({ compressionMethod }) => !READABLE_METHODS.has(compressionMethod)))
    return 'is compressed in a way that cannot be read: zip it again as an ordinary ZIP'
  for (const { fileName, uncompressedSize, compressedSize } of entries) {
    const most = isTable(fileName) ? MOST_MEGABYTES.table : MOST_MEGABYTES.file
    if (uncompressedSize > most * MEGABYTE) return `contains ${basename(fileName)}, which is larger than ${most} MB`
    if (uncompressedSize > LARGE_MEGABYTES * MEGABYTE && uncompressedSize > compressedSize * MOST_TIMES)
      return `contains ${basename(fileName)}, which is more than ${MOST_TIMES} times as large when unpacked`
  }
  return undefined
}

/** Reads only the archive's directory; each file is unpacked when it is needed. */
async function listArchive(path: string): Promise<Listed> {
  const archive = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new Error(`${basename(path)} cannot be read as a ZIP archive: zip it again`, { cause: error })
  })
  const entries = await listEntries(archive, basename(path))
  const fault = findArchiveFault(entries)
  if (fault) throw new Error(`${basename(path)} ${fault}`)
  // If two entries have the same name, the later one counts, as in unpacking programs: tools append changed files.
  const files = new Map<string, OutsideFile>()
  const names = readEntryNames(entries)
  for (const [at, entry] of entries.entries()) {
    const { uncompressedSize: size } = entry
    const fileName = (names[at] ?? entry.fileName).replace(/^(?:\.\/)+/, '')
    if (fileName.endsWith('/') || isOfComputers(fileName)) continue
    const stream = async () => Readable.from(unpack(archive, entry), { objectMode: false })
    files.set(fileName, { name: fileName, size, stream, read: async () => buffer(await stream()) })
  }
  return { files: [...files.values()], close: () => archive.close() }
}

/** Unpacks an entry and checks its checksum at the end: a damaged file may look intact. */
async function* unpack(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const toFault = (cause?: unknown) => new Error(`${entry.fileName} in the archive is damaged: zip it again`, { cause })
  let sum = 0
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw toFault(error)
  }
  if (sum !== entry.crc32) throw toFault()
}

async function listEntries(archive: ZipFile, name: string): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of archive.eachEntry()) entries.push(entry)
  } catch (error) {
    // Names that lead out of the archive (`../`) are already refused when the directory is read.
    const isLocked = error instanceof Error && error.message.includes('encryption')
    throw new Error(`${name} ${isLocked ? HAS_PASSWORD : 'is damaged or harmful: zip it again'}`, {
      cause: error,
    })
  }
  return entries
}

/** Folders that operating systems create for deleted files or thumbnails. */
const FOLDERS_OF_COMPUTERS: ReadonlySet<string> = new Set([
  '__MACOSX',
  '@eaDir',
  '#recycle',
  '$RECYCLE.BIN',
  'System Volume Information',
])

/** Whether a file or one of its folders is hidden or created by an operating system. */
const isOfComputers = (name: string) =>
  name.split('/').some((part) => /^(?:\.(?!\.?$)|~\$)/.test(part) || FOLDERS_OF_COMPUTERS.has(part))

import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { toNameKey } from '@menagerie/contract/clean-text'
import { type Entry, openPromise } from 'yauzl'
import { type Intake, isTable, type OutsideFile } from './outside-file.ts'

/** A table, a folder or a ZIP archive; `beside`: a further folder or archive with pictures and documents. */
export async function openIntake(path: string, beside?: string): Promise<Intake> {
  const [main, more] = [await listFiles(path), beside === undefined ? NOTHING : await listFiles(beside)]
  const tables = main.files.filter(({ name }) => isTable(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = [...main.files, ...more.files].filter(({ name }) => !isTable(name))
  return {
    tables,
    files: new Map(files.map((file) => [toNameKey(basename(file.name)), file])),
    close: async () => {
      main.close()
      more.close()
    },
  }
}

type Listed = { files: OutsideFile[]; close: () => void }
const NOTHING: Listed = { files: [], close: () => {} }

async function listFiles(path: string): Promise<Listed> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Error(`There is no file or folder ${path}`)
  if (found.isDirectory()) return { files: await listFolder(path), close: () => {} }
  if (/\.zip$/i.test(path)) return listArchive(path)
  return { files: [onDisk(path, found.size)], close: () => {} }
}

async function listFolder(folder: string): Promise<OutsideFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && !isHidden(entry.name))
  return Promise.all(
    files.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name)
      return onDisk(path, (await stat(path)).size)
    }),
  )
}

const onDisk = (path: string, size: number): OutsideFile => ({
  name: path,
  size,
  read: () => readFile(path),
  stream: async () => createReadStream(path),
})

/** Read by its list at the end, so each file is unpacked when it is asked for and never all of them. */
async function listArchive(path: string): Promise<Listed> {
  const archive = await openPromise(path, { autoClose: false })
  const files: OutsideFile[] = []
  for await (const entry of archive.eachEntry()) {
    const { fileName, uncompressedSize: size } = entry
    if (fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || isHidden(basename(fileName))) continue
    const stream = () => openEntry(entry)
    files.push({ name: fileName, size, stream, read: async () => buffer(await stream()) })
  }
  const openEntry = (entry: Entry) => archive.openReadStreamPromise(entry)
  return { files, close: () => archive.close() }
}

const isHidden = (name: string) => name.startsWith('.') || name.startsWith('~$')

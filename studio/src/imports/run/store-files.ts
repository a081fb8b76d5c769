import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Payload } from 'payload'
import { findPdfFault } from '../../model/fields/require-pdf.ts'
import { findPictureFault } from '../../model/fields/require-picture.ts'
import { nameUuid } from '../bulk/name-uuid.ts'
import type { createRowReader, ImportProblem } from '../products/read-row.ts'
import { type Intake, kindOfFile, type OutsideFile, toFileKey } from '../read/outside-file.ts'
import type { FileKind, Names } from '../values/names.ts'
import { toCellParts } from '../values/read-cells.ts'
import { toFileWords } from '../values/to-file-words.ts'
import type { ImportSettings, ImportWatch } from './import-settings.ts'
import type { Stage } from './stage-rows.ts'

type Storing = {
  settings: Pick<ImportSettings, 'isDry' | 'rights'>
  watch: ImportWatch
  names: Names
  tell: (problem: ImportProblem) => void
}

/** Files beside the table by the names in cells, with the place of the first. */
type NamedFiles = Map<string, { where: string; header: string }>

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** Stores files that rows name: new ones, and those whose content differs from the stored file of the same name. Returns their number, and the names of the new ones in the rows. */
export async function storeFiles(
  payload: Payload,
  intake: Intake,
  named: NamedFiles,
  storing: Storing,
): Promise<{ count: number; fresh: ReadonlySet<string> }> {
  let count = 0
  const fresh = new Set<string>()
  for (const [word, { where, header }] of named) {
    const [file, ...twins] = intake.files.get(toFileKey(word)) ?? []
    const kind = file && kindOfFile(file.name)
    if (file === undefined || kind === undefined) continue
    if (twins.length > 0) storing.tell({ where, field: header, message: toTwinMessage([file, ...twins]) })
    else
      try {
        const name = toOwnName(file, intake)
        const isKnown = storing.names.findFile(kind, name) !== undefined
        if (!(await storeFile(payload, { file, kind, word, name }, storing))) continue
        count += 1
        if (!isKnown) fresh.add(word)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        storing.tell({ where, field: basename(file.name), message })
      }
  }
  return { count, fresh }
}

const toTwinMessage = (files: readonly OutsideFile[]) =>
  `${files.length === 2 ? 'two' : files.length} files are called ${basename(files[0]?.name ?? '')} (${files.map(({ name }) => name).join(', ')}): add the folder`

/** File name, with folders if another file has the same name. */
const toOwnName = ({ name }: OutsideFile, { files }: Intake) =>
  (files.get(toFileKey(basename(name))) ?? []).length > 1 ? name.replaceAll('/', '-') : basename(name)

/** Files that rows of products name. */
export function findProductFiles(
  intake: Intake,
  { stage, reader }: { stage: Stage; reader: ReturnType<typeof createRowReader> },
): NamedFiles {
  const named: NamedFiles = new Map()
  if (intake.files.size === 0) return named
  for (const { records } of stage.read())
    for (const { column, cell, where, header } of records.flatMap((record) => reader.readRow(record).cells))
      if ('name' in column && FILE_COLUMNS.has(column.name)) addNamed(named, intake, cell, { where, header })
  return named
}

/** Adds the files that a cell names. */
export function addNamed(
  named: NamedFiles,
  { files }: Intake,
  cell: unknown,
  place: { where: string; header: string },
): void {
  const isBeside = (name: string) => files.has(toFileKey(name))
  for (const word of listFileWords(cell).flatMap((part) => toFileWords(part, isBeside)))
    if (isBeside(word) && !named.has(word)) named.set(word, place)
}

/** File names in a cell, without the remarks on each. */
export const listFileWords = (cell: unknown): string[] =>
  toCellParts(cell, ';').map((part) => part.replace(/^.*<[^>]*>\s*/, '') || part.replace(/\s*<[^>]*>$/, ''))

const FILE_COLUMNS: ReadonlySet<string> = new Set([
  'images',
  'own_images',
  'leaflets',
  'customer_pictures',
  'product_links',
])

type NamedFile = { file: OutsideFile; kind: FileKind; name: string /** Name as in the cell. */; word: string }

async function storeFile(
  payload: Payload,
  { file, kind, name, word }: NamedFile,
  { names, settings, watch }: Storing,
): Promise<boolean> {
  const data = await file.read()
  const hash = createHash('sha256').update(data).digest('hex')
  const same = names.findByHash(kind, hash)
  const known = names.findFile(kind, name)
  if (same && (known === undefined || known.id === same.id)) {
    names.addAlias(kind, word, same)
    return false
  }
  if (known && settings.rights !== undefined && settings.rights.sites !== 'all')
    throw new Error('other sites show a file with this name and different content: give it another name')
  if (settings.isDry) {
    const problem = await (kind === 'media' ? findPictureFault(data) : findPdfFault(data))
    if (problem) throw new Error(problem)
    watch.onNote?.(known ? `Replaced file: ${name}` : `New file: ${name}`)
    const planned = known ?? { id: nameUuid(`file ${kind} ${name}`), filename: name, hash }
    if (known === undefined) names.addFile(kind, planned)
    names.addAlias(kind, word, planned)
    return true
  }
  const upload = {
    data,
    name,
    size: data.length,
    mimetype: TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream',
  }
  const stored = await save(payload, kind, upload, known?.id)
  const saved = { id: stored.id, filename: stored.filename ?? name, hash }
  names.addFile(kind, saved)
  names.addAlias(kind, name, saved)
  names.addAlias(kind, word, saved)
  watch.onNote?.(known ? `Replaced file: ${name}` : `New file: ${name}`)
  return true
}

type Upload = { data: Buffer; name: string; size: number; mimetype: string }

function save(payload: Payload, kind: FileKind, file: Upload, id: string | undefined) {
  if (kind === 'media')
    return id
      ? payload.update({ collection: 'media', id, data: {}, file })
      : payload.create({ collection: 'media', data: {}, file })
  const title = file.name.replace(/\.pdf$/i, '')
  return id
    ? payload.update({ collection: 'leaflets', id, data: {}, file })
    : payload.create({ collection: 'leaflets', data: { title }, file })
}

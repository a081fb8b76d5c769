import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Payload } from 'payload'
import { findPictureFault } from '../../model/fields/require-picture.ts'
import { nameUuid } from '../bulk/name-uuid.ts'
import type { createRowReader, ImportProblem } from '../products/read-row.ts'
import { type Intake, kindOfFile, type OutsideFile, toFileKey } from '../read/outside-file.ts'
import type { FileKind, Names } from '../values/names.ts'
import { toCellParts } from '../values/read-cells.ts'
import type { ImportSettings, ImportWatch } from './import-settings.ts'
import type { Stage } from './stage-rows.ts'

type Storing = {
  settings: ImportSettings
  watch: ImportWatch
  names: Names
  stage: Stage
  reader: ReturnType<typeof createRowReader>
  tell: (problem: ImportProblem) => void
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** Puts files that rows name into the studio: new ones, and those whose content is another than that of the same name. Returns how many. */
export async function storeFiles(payload: Payload, intake: Intake, storing: Storing): Promise<number> {
  if (intake.files.size === 0) return 0
  let count = 0
  for (const [word, { where, header }] of findNamed(intake, storing)) {
    const [file, ...twins] = intake.files.get(toFileKey(word)) ?? []
    const kind = file && kindOfFile(file.name)
    if (file === undefined || kind === undefined) continue
    if (twins.length > 0) storing.tell({ where, field: header, message: toTwinMessage([file, ...twins]) })
    else
      try {
        if (await storeFile(payload, { file, kind, word, name: toOwnName(file, intake) }, storing)) count += 1
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        storing.tell({ where, field: basename(file.name), message })
      }
  }
  return count
}

const toTwinMessage = (files: readonly OutsideFile[]) =>
  `${files.length === 2 ? 'two' : files.length} files are called ${basename(files[0]?.name ?? '')} (${files.map(({ name }) => name).join(', ')}): write the folder, too`

/** With its folders where another file has the same name. */
const toOwnName = ({ name }: OutsideFile, { files }: Intake) =>
  (files.get(toFileKey(basename(name))) ?? []).length > 1 ? name.replaceAll('/', '-') : basename(name)

/** Files beside the table by the words of cells that name them, and where first. */
function findNamed(intake: Intake, { stage, reader }: Storing): Map<string, { where: string; header: string }> {
  const named = new Map<string, { where: string; header: string }>()
  for (const { records } of stage.read())
    for (const { column, cell, where, header } of records.flatMap((record) => reader.readRow(record).cells)) {
      if (!('name' in column) || !FILE_COLUMNS.has(column.name)) continue
      for (const part of toCellParts(cell, ';')) {
        const word = part.replace(/^.*<[^>]*>\s*/, '') || part.replace(/\s*<[^>]*>$/, '')
        if (intake.files.has(toFileKey(word)) && !named.has(word)) named.set(word, { where, header })
      }
    }
  return named
}

const FILE_COLUMNS: ReadonlySet<string> = new Set([
  'images',
  'own_images',
  'leaflets',
  'customer_pictures',
  'product_links',
])

type Named = { file: OutsideFile; kind: FileKind; name: string /** As a cell has it. */; word: string }

async function storeFile(
  payload: Payload,
  { file, kind, name, word }: Named,
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
  if (settings.isDry) {
    const problem =
      kind === 'media'
        ? await findPictureFault(data)
        : data.subarray(0, 4).toString() === '%PDF'
          ? undefined
          : 'This is no PDF'
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

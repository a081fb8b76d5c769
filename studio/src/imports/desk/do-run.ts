import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { findStorage } from '../../platform/storage/find-storage.ts'
import { importKind } from '../kinds/import-kind.ts'
import type { ImportRights } from '../products/import-rights.ts'
import type { ImportProblem } from '../products/read-row.ts'
import { openIntake } from '../read/open-intake.ts'
import { importProducts } from '../run/import-products.ts'
import type { ImportWatch } from '../run/import-settings.ts'
import { placeOfUpload } from './place-of-upload.ts'
import { type ImportRunAnswer, type RunProgress, type RunState, runSettingsSchema } from './run-answer.ts'
import type { RunStore } from './run-store.ts'

type Doing = { store: RunStore; run: ImportRunAnswer; isDry: boolean; rights: ImportRights; savedBy: string }

const NOTED_EVERY_MS = 1_000
const ALIVE_EVERY_MS = 15_000
const MOST_NOTES = 200

/** Checks or saves the files of a run and records the progress; findings per product are stored with the run. */
export async function doRun(payload: Payload, { store, run, isDry, rights, savedBy }: Doing): Promise<void> {
  const state: RunState = isDry ? 'checking' : 'saving'
  const notes = createNotes(store, run.id, state)
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-import-'))
  try {
    const [table, beside] = await fetchFiles(run, folder)
    if (table === undefined) throw new Error('The uploaded file is no longer available: upload it again')
    const intake = await openIntake(table, beside)
    if (intake.tables.length === 0) throw new Error(`There is no table (CSV, XLSX, JSON) in ${basename(table)}`)
    const { kind, ...settings } = { ...runSettingsSchema.parse(run.settings), isDry, rights, savedBy }
    const counts =
      kind === 'products'
        ? await importProducts(payload, intake, settings, notes.watch)
        : await importKind(payload, intake, { ...settings, kind }, notes.watch)
    await intake.close()
    await notes.end(isDry ? 'checked' : 'saved', { counts })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'An import failed' })
    await notes.end('failed', { failure: error instanceof Error ? error.message : String(error) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Downloads the files from the storage, which all processes of the studio share. */
async function fetchFiles(run: ImportRunAnswer, folder: string): Promise<string[]> {
  const storage = findStorage()
  const paths: string[] = []
  for (const { name } of run.files) {
    const stored = await storage.open(placeOfUpload(run.id, name))
    if (stored === undefined) continue
    const path = join(folder, basename(name))
    await pipeline(stored, createWriteStream(path))
    paths.push(path)
  }
  return paths
}

type Finding = { number: number; state: string; body: object }

function createNotes(store: RunStore, id: string, state: RunState) {
  const progress: RunProgress = { done: 0, total: 0, rows: 0, columns: [], words: [], notes: [] }
  let waiting: Finding[] = []
  let number = 0
  let noted = 0
  let writing = Promise.resolve()
  const add = (kind: string, body: object) => {
    number += 1
    waiting.push({ number, state: kind, body })
  }
  const write = (now: RunState) => {
    const findings = waiting
    waiting = []
    writing = writing.then(async () => {
      if (findings.length > 0) await store.addFindings(id, findings)
      await store.note(id, now, progress)
    })
    // The error is reported where `writing` is awaited.
    writing.catch(() => {})
  }
  const writeSometimes = () => {
    if (Date.now() - noted < NOTED_EVERY_MS) return
    noted = Date.now()
    write(state)
  }
  const watch: ImportWatch = {
    onStart: (total, rows) => {
      Object.assign(progress, { total, rows })
      write(state)
    },
    onColumn: (header, meaning) => {
      if (progress.columns.every((column) => column.header !== header))
        progress.columns.push({ header, meaning: meaning ?? null })
    },
    onWords: (words) => {
      progress.words = [...words].map(([word, count]) => ({ word, count }))
    },
    onNote: (sentence) => {
      if (progress.notes.length < MOST_NOTES) progress.notes.push(sentence)
    },
    onProduct: (finding) => {
      if (finding.state !== 'same') add(finding.state, finding)
    },
    // Problems of a product are part of its finding.
    onProblem: (problem) => {
      if (isOfFile(problem)) add('broken', toFinding(problem))
    },
    onProgress: (done) => {
      progress.done = done
      writeSometimes()
    },
  }
  // Large files are read for minutes before the first product is done: this shows that the run is alive.
  const alive = setInterval(() => write(state), ALIVE_EVERY_MS)
  return {
    watch,
    async end(now: RunState, more: Partial<RunProgress>): Promise<void> {
      clearInterval(alive)
      Object.assign(progress, more)
      await writing.catch(() => {})
      write(now)
      await writing
    },
  }
}

/** Whether a problem belongs to no product: an unidentified row, or an unknown column. */
const isOfFile = ({ key, ofProduct }: ImportProblem) => key === undefined || ofProduct !== true
const toFinding = (problem: ImportProblem) => ({
  key: problem.key ?? '',
  where: problem.where,
  name: problem.field,
  state: 'broken',
  changes: [],
  problems: [problem],
})

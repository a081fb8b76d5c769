import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { ALL_RIGHTS, refuseDocument } from '../products/import-rights.ts'
import type { ImportProblem } from '../products/read-row.ts'
import { type Intake, toOtherNote } from '../read/outside-file.ts'
import { readTable } from '../read/read-tables.ts'
import { findKeptMessage, type RowsRead } from '../run/delete-gone.ts'
import { type ImportCounts, type ImportWatch, noCounts } from '../run/import-settings.ts'
import { createKnownRequest } from '../run/known-request.ts'
import { loadImportNames } from '../run/load-names.ts'
import { addNamed, listFileWords, storeFiles } from '../run/store-files.ts'
import { toFileWords } from '../values/to-file-words.ts'
import { findKindColumns } from './kind-columns.ts'
import type { KindSettings } from './kind-settings.ts'
import { DOCUMENT_KINDS, type DocumentKind } from './kinds.ts'
import { loadOtherDocuments } from './other-documents.ts'
import { createKindPlanner } from './plan-kind.ts'
import { createKindReader, type KindRow } from './read-kind.ts'
import { createCircleFinder } from './redirect-circles.ts'
import { deleteDocument, findSaveRefusals, saveDocument, trySave } from './save-kind.ts'
import { loadKind, toKindKey } from './stored-kind.ts'

/**
 * Imports documents of other kinds than products. Each is saved as by an editor, with versions, addresses and
 * everything that follows. Fields that the file lacks stay unchanged. Every mistake is reported with line and field,
 * and leaves its document unchanged.
 */
export async function importKind(
  payload: Payload,
  intake: Intake,
  settings: KindSettings,
  watch: ImportWatch = {},
): Promise<ImportCounts> {
  const run = await openKindRun(payload, settings, watch)
  const rows: KindRow[] = []
  const { noun, keys } = DOCUMENT_KINDS[settings.kind]
  for (const name of intake.others) watch.onNote?.(toOtherNote(name))
  for (const table of intake.tables) {
    const isKeyName = (header: string) => {
      const name = run.reader.nameOf(header)
      return name === 'id' || keys.some((key) => key !== 'site' && key === name)
    }
    const reading = { noun, isKeyName, onNote: watch.onNote, takesDates: true }
    for await (const record of readTable(table, reading)) rows.push(run.reader.read(record))
  }
  watch.onStart?.(rows.length, rows.length)
  const files = await storeFiles(payload, intake, findRowFiles(intake, rows), run)
  run.counts.files = files.count
  run.fresh = files.fresh
  let unread = 0
  for (const [at, row] of rows.entries()) {
    if (watch.isStopped?.()) break
    if (!(await takeRow(run, row))) unread += 1
    watch.onProgress?.(at + 1, rows.length)
  }
  watch.onWords?.(run.names.missedTerms())
  if (run.mailed > 0) watch.onNote?.(toMailNote(run.mailed))
  await takeGone(run, { unread, isStopped: watch.isStopped?.() === true })
  return run.counts
}

function findRowFiles(intake: Intake, rows: readonly KindRow[]) {
  const named: Parameters<typeof storeFiles>[2] = new Map()
  for (const { where, cells } of intake.files.size > 0 ? rows : [])
    for (const { column, cell, header } of cells)
      if (column.holdsFiles) addNamed(named, intake, cell, { where, header })
  return named
}

const NONE: ReadonlySet<string> = new Set()

async function openKindRun(payload: Payload, settings: KindSettings, watch: ImportWatch) {
  const { names } = await loadImportNames(payload)
  const stored = await loadKind(payload, settings.kind)
  const columns = findKindColumns(payload, settings.kind, await loadOtherDocuments(payload))
  const counts = noCounts()
  const reader = createKindReader({ ...settings, columns, watch, counts })
  return {
    payload,
    settings,
    watch,
    counts,
    names,
    tell: (problem: ImportProblem) => {
      counts.problems += 1
      watch.onProblem?.(problem)
    },
    ...stored,
    reader,
    plan: createKindPlanner({ ...settings, names, hasDrafts: stored.hasDrafts, columnOf: reader.columnOf }),
    req: await createKnownRequest(payload, names),
    /** Redirects of one file may form a circle, which the check of each alone does not find. */
    circles: settings.kind === 'redirects' && settings.isDry ? createCircleFinder(stored.documents) : undefined,
    byKey: new Map(
      stored.documents.flatMap((each) => {
        const key = toKindKey(settings.kind, each)
        return key === undefined ? [] : [[key, each] as const]
      }),
    ),
    byId: new Map(stored.documents.map((each) => [each.id, each])),
    /** Number of customers that get a mail about a decision. */
    mailed: 0,
    /** Names of files in the rows that are new in the studio. */
    fresh: NONE,
    /** Place of the first row about each document. */
    named: new Map<string, string>(),
  }
}
type KindRun = Awaited<ReturnType<typeof openKindRun>>

/** Sites that the document belongs to before and after the row. */
function listSites({ site }: KindRow, before: StoredDocument | undefined): string[] {
  const stored = typeof before?.site === 'string' ? before.site : undefined
  return [...new Set([site, stored].filter((each) => each !== undefined))]
}

/** Returns whether the row identifies its document. */
async function takeRow(run: KindRun, row: KindRow): Promise<boolean> {
  const { counts, settings, watch } = run
  const { where, label } = row
  const problems = [...row.problems]
  const note = (field: string, message: string) => problems.push({ where, field, message, key: label, ofProduct: true })
  const stored =
    row.id === undefined ? (row.key === undefined ? undefined : run.byKey.get(row.key)) : run.byId.get(row.id)
  const draft = stored && run.drafts.get(stored.id)
  // If drafts are requested, changes are applied to the existing draft.
  const before = settings.status === 'draft' ? (draft ?? stored) : stored
  if (row.id !== undefined && before === undefined)
    note('id', `there is no ${DOCUMENT_KINDS[settings.kind].noun} ${row.id}`)
  else if (before === undefined && row.key === undefined && problems.length === 0)
    note(DOCUMENT_KINDS[settings.kind].keys.join(', '), 'is needed to know what the row is about')
  const id = before?.id ?? (row.key && `new ${row.key}`)
  const first = id && run.named.get(id)
  if (first) note(DOCUMENT_KINDS[settings.kind].keys.join(', '), `is the same as in ${first}`)
  if (id) run.named.set(id, where)
  const refusal = refuseDocument(settings.rights ?? ALL_RIGHTS, listSites(row, before))
  if (refusal) note('site', refusal)
  const plan = run.plan(row, before, note)
  if (draft && plan.changes.length > 0 && plan.after._status !== 'draft')
    note('status', 'an editor has a draft of what is published: publish or discard it first')
  const isChanged = before === undefined || plan.changes.length > 0
  if (problems.length === 0 && isChanged) {
    const refusals = await save(run, before, plan, row)
    for (const { field, message } of refusals) note(field, message)
  }
  const state = problems.length > 0 ? 'broken' : before === undefined ? 'new' : isChanged ? 'changed' : 'same'
  counts[state] += 1
  if (state === 'changed' && getsMail(settings.kind, before, plan.after)) run.mailed += 1
  for (const problem of problems) {
    counts.problems += 1
    watch.onProblem?.({ ...problem, ofProduct: true, key: label })
  }
  watch.onProduct?.({ key: label, where, name: label, state, changes: plan.changes, problems })
  return before !== undefined || problems.length === 0
}

async function save(
  run: KindRun,
  before: StoredDocument | undefined,
  { after, languages }: Pick<ReturnType<KindRun['plan']>, 'after' | 'languages'>,
  row: KindRow,
) {
  const { payload, settings, req } = run
  const whole = { ...after, id: before?.id ?? randomUUID() }
  const refusals = await findSaveRefusals(req, settings.kind, whole)
  if (refusals.length > 0) return refusals
  const saving = { kind: settings.kind, before, after: whole, languages }
  if (!settings.isDry) return saveDocument(payload, saving)
  const circle = run.circles?.add(whole)
  if (circle !== undefined) return [circle]
  const fresh = row.cells.find(
    ({ column, cell }) =>
      column.holdsFiles &&
      listFileWords(cell).some((part) =>
        toFileWords(part, (word) => run.fresh.has(word)).some((word) => run.fresh.has(word)),
      ),
  )
  // A dry run stores no pictures, so a trial save would report them as missing.
  if (fresh !== undefined)
    return after._status === 'published' ? [{ field: fresh.header, message: NEEDS_ALTERNATIVE_TEXT }] : []
  return SAVES_AS_FORMS.has(settings.kind) ? [] : trySave(payload, saving)
}

/** Whether the collection's hook sends a mail: about decisions, but not to customers that an import creates. */
const getsMail = (kind: DocumentKind, before: StoredDocument | undefined, after: StoredDocument) =>
  kind === 'customers' && before?.state !== after.state && (after.state === 'approved' || after.state === 'rejected')

const toMailNote = (count: number) =>
  `Customers who are now approved or rejected get an email that says so: ${count}. New ones get none.`

const NEEDS_ALTERNATIVE_TEXT =
  'this picture is new and has no alternative text yet: import the rows as drafts, and write it before you publish them'

/**
 * Kinds without a trial save: the form's checks find nearly all problems of a store, and there are thousands of stores.
 */
const SAVES_AS_FORMS: ReadonlySet<DocumentKind> = new Set(['stores'])

/** Counts documents that no row names. Deletes them only if that was requested and all rows were read. */
async function takeGone(
  { payload, settings, watch, counts, documents, named }: KindRun,
  { unread, isStopped }: RowsRead,
): Promise<void> {
  const { noun, keys } = DOCUMENT_KINDS[settings.kind]
  const kept = findKeptMessage(noun, unread, named.size)
  const deletes = settings.deletesMissing === true && kept === undefined && !isStopped
  for (const document of documents) {
    if (named.has(document.id)) continue
    counts.gone += 1
    if (!deletes) continue
    const label = toKindKey(settings.kind, document) ?? document.id
    watch.onProduct?.({ key: label, where: '', name: label, state: 'gone', changes: [], problems: [] })
    if (!settings.isDry) await deleteDocument(payload, settings.kind, document.id)
  }
  if (settings.deletesMissing !== true || kept === undefined || counts.gone === 0) return
  counts.problems += 1
  watch.onProblem?.({ where: '', field: keys.join(', '), message: kept })
}

import { checkDocuments } from '@menagerie/studio/imports/bulk/check-documents'
import type { NewDocument, ReadyDocument } from '@menagerie/studio/imports/bulk/new-document'
import { SAVING_ORDER } from '@menagerie/studio/imports/bulk/prepare-new'
import { saveNew } from '@menagerie/studio/imports/bulk/save-new'
import type { CollectionSlug, Payload } from 'payload'
import { refuseFaults, toRowFault } from '../content/check-rows.ts'
import type { Content } from '../content/checked-content.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { storeDownloads } from './download-documents.ts'
import { storeFilms } from './film-documents.ts'
import { findKnown } from './find-known.ts'
import { importBackOffice } from './import-back-office.ts'
import { importUsers } from './import-users.ts'
import { storeLeaflets } from './leaflet-documents.ts'
import { createNewFiles, type NewFiles } from './new-files.ts'
import { storePictures } from './picture-documents.ts'
import { planDocuments } from './plan-documents.ts'
import type { ImportTask, Progress } from './progress.ts'

/** Number of new documents by collection. */
type Imported = Partial<Record<CollectionSlug, number>>

const NAMES: Partial<Record<CollectionSlug, string>> = {
  media: 'pictures',
  'product-facts': 'products',
  'product-texts': 'product texts',
  'search-settings': 'search settings',
  'search-synonyms': 'search synonyms',
  'search-rules': 'search rules',
  'site-settings': 'site settings',
}

/**
 * Imports missing documents; existing ones, imported or changed by editors, stay as they are. All documents are checked first and written
 * in one transaction, so that an interrupted import writes nothing.
 */
export async function importAll(payload: Payload, content: Content, progress: Progress): Promise<Imported> {
  const known = await findKnown(payload, SAVING_ORDER)
  const plan = planDocuments(content).filter(({ id }) => !known.has(id))
  const imported = await withNewFiles(async (newFiles) => {
    // Pages refer to the downloads, so they are checked together.
    const downloads = await storeDownloads(payload, content, known, newFiles)
    const ready = await check(payload, [...plan, ...downloads], progress)
    const files = await storeFiles(payload, { content, known, newFiles }, progress)
    ready.push(...(await check(payload, files)))
    return save(payload, ready, [...plan, ...downloads, ...files], progress)
  })
  const backOffice = progress.begin('back office')
  const { customers, submissions } = await importBackOffice(payload, content)
  backOffice.end(customers + submissions)
  const people = progress.begin('people')
  const users = await importUsers(payload)
  people.end(users)
  return { ...imported, customers, submissions, users }
}

/** Validates every document as publishing its form would. Reports refusals with the row that caused them. */
async function check(
  payload: Payload,
  documents: readonly DemoDocument[],
  progress?: Progress,
): Promise<ReadyDocument[]> {
  if (documents.length === 0) return []
  const task = progress?.begin('checked', documents.length)
  const moment = new Date().toISOString()
  const { ready, refused } = await checkDocuments(payload, documents, { moment, onChecked: task?.reach })
  refuse(documents, refused)
  task?.end(ready.length, 'documents')
  return ready
}

type Refused = { document: NewDocument | ReadyDocument; refusal: { field: string; message: string } }

function refuse(documents: readonly DemoDocument[], refused: readonly Refused[]): void {
  const placeOf = new Map(documents.map(({ id, place }) => [id, place]))
  const faults = refused.map(({ document, refusal: { field, message } }) => {
    const id = 'stored' in document ? document.stored.id : document.id
    return toRowFault(placeOf.get(id) ?? { file: '', row: id }, field, message)
  })
  refuseFaults(faults)
}

/** Removes the new files if the import is refused. */
async function withNewFiles<Done>(work: (newFiles: NewFiles) => Promise<Done>): Promise<Done> {
  const newFiles = createNewFiles()
  try {
    return await work(newFiles)
  } catch (error) {
    await newFiles.takeBack()
    throw error
  }
}

type FilesToStore = { content: Content; known: ReadonlySet<string>; newFiles: NewFiles }

async function storeFiles(
  payload: Payload,
  { content, known, newFiles }: FilesToStore,
  progress: Progress,
): Promise<DemoDocument[]> {
  const { pictures, leaflets, sites } = content
  const newPictures = pictures.filter(({ name }) => !known.has(ids.picture(name)))
  const newLeaflets = leaflets.filter(({ name }) => !known.has(ids.leaflet(name)))
  const files: DemoDocument[] = []
  const newFilms = content.films.filter(({ name }) => !known.has(ids.film(name)))
  if (newPictures.length > 0) {
    const task = progress.begin('picture files', newPictures.length)
    files.push(...(await storePictures(payload, newPictures, task.reach, newFiles)))
    task.end(newPictures.length, 'stored')
  }
  if (newLeaflets.length > 0) {
    const task = progress.begin('leaflet files', newLeaflets.length)
    files.push(...(await storeLeaflets(payload, newLeaflets, sites, task.reach, newFiles)))
    task.end(newLeaflets.length, 'stored')
  }
  files.push(...(await storeFilms(payload, newFilms, newFiles)))
  return files
}

async function save(
  payload: Payload,
  ready: readonly ReadyDocument[],
  documents: readonly DemoDocument[],
  progress: Progress,
): Promise<Imported> {
  const imported: Imported = {}
  if (ready.length === 0) return imported
  const preparing = progress.begin('prepared', ready.length)
  let task: ImportTask | undefined
  const refused = await saveNew(payload, ready, {
    onPrepared: preparing.reach,
    onSaving: (collection, count, total) => {
      if (count === 0 && task === undefined) preparing.end(ready.length, 'documents')
      if (count === 0) task = progress.begin(NAMES[collection] ?? collection, total)
      task?.reach(count)
    },
    onSaved: (collection, count) => {
      imported[collection] = count
      task?.end(count)
    },
  })
  refuse(documents, refused)
  return imported
}

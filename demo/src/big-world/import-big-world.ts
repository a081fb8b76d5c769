import type { Neighbours } from '@menagerie/studio/imports/bulk/build-new-entries'
import { checkDocuments } from '@menagerie/studio/imports/bulk/check-documents'
import type { ReadyDocument } from '@menagerie/studio/imports/bulk/new-document'
import { type PreparedDocuments, prepareNew } from '@menagerie/studio/imports/bulk/prepare-new'
import { followSites, savePrepared } from '@menagerie/studio/imports/bulk/save-new'
import { readStored, toTerm } from '@menagerie/studio/publish/state/stored-documents'
import type { Payload } from 'payload'
import { refuseFaults, toRowFault } from '../content/check-rows.ts'
import type { Content } from '../content/checked-content.ts'
import type { DemoDocument } from '../import/document.ts'
import { toFactsDocuments } from '../import/facts-documents.ts'
import { findKnown } from '../import/find-known.ts'
import type { Progress } from '../import/progress.ts'
import { toTermDocuments } from '../import/term-documents.ts'
import { ids } from '../stable-id.ts'
import { type BigWorld, type DatedDocument, planBigWorld } from './plan-big-world.ts'

/** Products or articles per transaction, few enough that an editor's save hardly waits meanwhile. */
const AT_ONCE = 250
/** One of this many forms is filled in as an editor would. All bodies are checked against the contract. */
const SAMPLE = 50

/** Saves what is missing of a big world. Returns the number of new documents. */
export async function importBigWorld(
  payload: Payload,
  content: Content,
  world: BigWorld,
  progress: Progress,
): Promise<number> {
  const known = await findKnown(payload, ['product-facts', 'product-texts', 'articles'])
  const keep = await createMemory(payload, content)
  const ofDemo = [...toTermDocuments(content.terms), ...toFactsDocuments(content.facts)]
  const task = progress.begin('big world')
  let made = 0
  let writing: Promise<void> = Promise.resolve()
  let previous: readonly DatedDocument[] = []
  // The next documents are made while the database stores the last ones.
  for (const planned of planBigWorld(content, world, AT_ONCE)) {
    const missing = planned.filter(({ id }) => !known.has(id))
    const neighbours = keep(planned)
    const beside = [...ofDemo, ...previous, ...planned]
    previous = planned
    if (missing.length === 0) continue
    await checkSome(payload, missing, beside)
    const prepared = await prepareNew(payload, missing.map(toReady), neighbours)
    refuse(missing, prepared)
    await writing
    writing = savePrepared(payload, prepared.kinds)
    // A failure is reported where it is awaited.
    writing.catch(() => {})
    made += missing.length
    task.reach(made)
  }
  await writing
  if (made > 0) await followSites(payload, world.locales)
  task.end(made)
  return made
}

/** Collects what entries need of other products: those of the demo, and all that have been made. */
async function createMemory(
  payload: Payload,
  { facts }: Content,
): Promise<(planned: readonly DatedDocument[]) => Neighbours> {
  const stored = await readStored({ payload }, 'terms', {})
  const terms = new Map(stored.map((term) => [term.id, toTerm(term)]))
  const skus = new Map(facts.map(({ sku }) => [ids.facts(sku), sku]))
  return (planned) => {
    const own = new Map(
      planned.flatMap((document) =>
        document.collection === 'product-facts' ? [[document.id, toReady(document).stored] as const] : [],
      ),
    )
    for (const { id, sku } of own.values()) skus.set(id, String(sku))
    return { factsOf: (id) => own.get(id), skuOf: (id) => skus.get(id), termOf: (id) => terms.get(id) }
  }
}

/** Makes a document as a form would leave it. The rest are the database's defaults. */
function toReady({ collection, id, data, createdAt }: DatedDocument): ReadyDocument {
  const status = collection === 'product-facts' ? {} : { _status: 'published' }
  return { collection, stored: { id, ...data, ...status, createdAt, updatedAt: createdAt } }
}

async function checkSome(payload: Payload, missing: readonly DatedDocument[], beside: readonly DemoDocument[]) {
  const sample = missing.filter((_, index) => index % SAMPLE === 0)
  const { refused } = await checkDocuments(payload, sample, { moment: sample[0]?.createdAt ?? '', beside })
  refuseFaults(
    refused.map(({ document, refusal }) => toRowFault(placeOf(missing, document.id), refusal.field, refusal.message)),
  )
}

function refuse(missing: readonly DatedDocument[], { refused }: PreparedDocuments): void {
  refuseFaults(
    refused.map(({ document, refusal }) =>
      toRowFault(placeOf(missing, document.stored.id), refusal.field, refusal.message),
    ),
  )
}

const placeOf = (documents: readonly DatedDocument[], id: string) =>
  documents.find((document) => document.id === id)?.place ?? { file: '', row: id }

import type { Payload } from 'payload'
import { checkForm } from './check-form.ts'
import type { NewDocument, ReadyDocument } from './new-document.ts'
import { createPlannedRequest } from './planned-request.ts'
import type { FieldRefusal } from './validate-fields.ts'

type Options = {
  /** Creation time of documents that have none of their own. */
  moment: string
  /** Other documents that may be referenced; already checked. */
  beside?: readonly NewDocument[]
  onChecked?: (count: number) => void
}

type CheckedDocuments = {
  ready: ReadyDocument[]
  refused: { document: NewDocument; refusal: FieldRefusal }[]
}

/** Documents between two yields to the event loop. */
const AT_ONCE = 50

/** Fills in and publishes the form of each document. Collects all refusals. */
export async function checkDocuments(
  payload: Payload,
  documents: readonly NewDocument[],
  { moment, beside = [], onChecked }: Options,
): Promise<CheckedDocuments> {
  const req = await createPlannedRequest(payload, [...beside, ...documents])
  const result: CheckedDocuments = { ready: [], refused: findTwins(documents) }
  for (const [index, document] of documents.entries()) {
    const { stored, refusals } = await checkForm(req, toPublished(payload, document))
    for (const refusal of refusals) result.refused.push({ document, refusal })
    result.ready.push({
      collection: document.collection,
      stored: { ...stored, createdAt: document.createdAt ?? moment, updatedAt: moment },
    })
    if (index % AT_ONCE === AT_ONCE - 1) onChecked?.(index + 1)
  }
  return result
}

function toPublished(payload: Payload, document: NewDocument): NewDocument {
  const { versions } = payload.collections[document.collection].config
  return versions?.drafts ? { ...document, data: { ...document.data, _status: 'published' } } : document
}

/** Documents with the same id as an earlier one. */
function findTwins(documents: readonly NewDocument[]): CheckedDocuments['refused'] {
  const seen = new Set<string>()
  return documents
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map((document) => ({
      document,
      refusal: { field: 'the row', message: 'appears twice' },
    }))
}

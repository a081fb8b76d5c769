import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { Term } from '../parts/lookup.ts'
import { relationId, textByLanguage, withoutGaps } from '../parts/stored-values.ts'
import type { PublishedCollection } from './published-collection.ts'

export type PublishRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>
export type StoredDocument = { id: string; [field: string]: unknown }

const storedDocument = z.looseObject({ id: z.string() })

/**
 * Leaves out the lists of referring documents, which only the admin needs. Typed as `object`, because Payload's type of
 * this option requires a specific collection.
 */
const WITHOUT_JOINS: object = { joins: false }

/**
 * Documents as the database has them: relations as ids, localized fields by language, no access rules or hooks. For
 * collections with drafts this is the published version or, of a never published document, its draft.
 */
export async function readStored(
  req: PublishRequest,
  collection: PublishedCollection | 'terms',
  where: Where,
  page: { limit: number; page: number } | undefined = undefined,
): Promise<StoredDocument[]> {
  const { docs } = await req.payload.db.find({
    collection,
    where,
    req,
    sort: 'id',
    ...WITHOUT_JOINS,
    ...(page ?? { limit: 0, pagination: false }),
  })
  return docs.map((document) => storedDocument.parse(document))
}

export function readByIds(req: PublishRequest, collection: PublishedCollection | 'terms', ids: readonly string[]) {
  return ids.length === 0 ? Promise.resolve([]) : readStored(req, collection, { id: { in: [...new Set(ids)] } })
}

/** Collections without drafts are published as soon as they are stored; documents in the bin are not published. */
export function isPublished(document: StoredDocument): boolean {
  const { _status: status, deletedAt } = document
  return (status === undefined || status === null || status === 'published') && !deletedAt
}

const factsOf = z.object({ facts: relationId })
export function factsIdOf(text: StoredDocument): string | undefined {
  return factsOf.parse(text).facts
}

/** Skus by product-facts id. */
export async function loadSkus(req: PublishRequest, factsIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const facts = await readByIds(req, 'product-facts', factsIds)
  return new Map(facts.flatMap(({ id, sku }) => (typeof sku === 'string' ? [[id, sku]] : [])))
}

const storedTerm = z.object({
  id: z.string(),
  vocabulary: z.string(),
  code: z.string(),
  label: textByLanguage.transform(withoutGaps),
})

/** Terms by id, with the labels that exist. */
export async function loadTerms(req: PublishRequest, ids: readonly string[]): Promise<ReadonlyMap<string, Term>> {
  return new Map((await readByIds(req, 'terms', ids)).map((document) => [document.id, toTerm(document)]))
}

export function toTerm(document: StoredDocument): Term {
  const { vocabulary, code, label } = storedTerm.parse(document)
  return { vocabulary, code, labels: label }
}

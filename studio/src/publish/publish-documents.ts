import { buildEntries, type EntryCollection, sourceOf } from './build-entries.ts'
import type { PublishedCollection } from './published-collection.ts'
import { factsIdOf, type PublishRequest, readByIds, readStored } from './stored-documents.ts'
import { lockProducts, transactionOf } from './transaction.ts'
import { upsertEntries } from './upsert-entries.ts'

/**
 * Brings the published state in line with what is stored of these documents, in the transaction of the request. Reads the
 * stored rows instead of trusting the saved form: a draft over a published document leaves those as they are.
 */
export async function publishDocuments(
  req: PublishRequest,
  collection: PublishedCollection,
  ids: readonly string[],
): Promise<void> {
  if (collection === 'product-facts') return publishProducts(req, ids)
  if (collection === 'product-texts') {
    const factsIds = (await readByIds(req, collection, ids)).map(factsIdOf).filter((id) => id !== undefined)
    await lockProducts(await transactionOf(req), factsIds)
  }
  await publishStored(req, collection, ids)
}

/** Changed facts reach every country whose text is published; drafts of texts stay drafts. */
async function publishProducts(req: PublishRequest, factsIds: readonly string[]): Promise<void> {
  await lockProducts(await transactionOf(req), factsIds)
  const texts = await readStored(req, 'product-texts', { facts: { in: [...factsIds] } })
  await publishStored(
    req,
    'product-texts',
    texts.map(({ id }) => id),
  )
}

async function publishStored(req: PublishRequest, collection: EntryCollection, ids: readonly string[]): Promise<void> {
  const entries = await buildEntries(req, collection, await readByIds(req, collection, ids))
  await upsertEntries(
    await transactionOf(req),
    ids.map((id) => sourceOf(collection, id)),
    entries,
  )
}

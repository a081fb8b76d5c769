import { buildEntries, type EntryCollection, sourceOf } from './entries/build-entries.ts'
import { publishRedirects } from './moves/publish-redirects.ts'
import { upsertWithMoves } from './moves/upsert-with-moves.ts'
import { FieldProblem } from './parts/field-problem.ts'
import { isFactsField } from './parts/to-product-field.ts'
import type { PublishedCollection } from './state/published-collection.ts'
import { type PublishRequest, readByIds, readStored, type StoredDocument } from './state/stored-documents.ts'

/**
 * Brings the published state in line with these stored documents, in the transaction of the request. Reads the stored
 * rows instead of the saved form, because a draft of a published document leaves the published state unchanged. Callers
 * must hold the locks, as every save of the studio does.
 */
export async function publishDocuments(
  req: PublishRequest,
  collection: PublishedCollection,
  ids: readonly string[],
): Promise<void> {
  if (collection === 'product-facts') return publishProducts(req, ids)
  if (collection === 'redirects') return publishRedirects(req, ids)
  await publishStored(req, collection, ids)
}

/** Publishes the texts of all countries that are affected by changed facts; draft texts stay drafts. */
async function publishProducts(req: PublishRequest, factsIds: readonly string[]): Promise<void> {
  const texts = await readStored(req, 'product-texts', { facts: { in: [...factsIds] } })
  await publishStored(
    req,
    'product-texts',
    texts.map(({ id }) => id),
    nameSite,
  )
}

/** Adds the site to the message, because facts have many texts. */
function nameSite({ site }: StoredDocument, problem: unknown): never {
  if (!(problem instanceof FieldProblem)) throw problem
  throw problem.retold((each) =>
    isFactsField(each.field) ? each : new FieldProblem(each.field, `Text of ${String(site)}: ${each.message}`),
  )
}

async function publishStored(
  req: PublishRequest,
  collection: EntryCollection,
  ids: readonly string[],
  onProblem?: (document: StoredDocument, problem: unknown) => never,
): Promise<void> {
  const entries = await buildEntries(req, collection, await readByIds(req, collection, ids), onProblem)
  await upsertWithMoves(
    req,
    ids.map((id) => sourceOf(collection, id)),
    entries,
  )
}

import { setImmediate } from 'node:timers/promises'
import type { CollectionSlug } from 'payload'
import {
  type EntryCollection,
  sourceOf,
  TO_ENTRIES,
  type ToEntries,
  textToEntries,
} from '../../publish/entries/build-entries.ts'
import { type CheckedBuild, checkEntry } from '../../publish/entries/check-entry.ts'
import { FieldProblem } from '../../publish/parts/field-problem.ts'
import type { Lookup } from '../../publish/parts/lookup.ts'
import { isPublished, type StoredDocument } from '../../publish/state/stored-documents.ts'
import type { ReadyDocument } from './new-document.ts'
import type { FieldRefusal } from './validate-fields.ts'

/** Everything besides the new documents that their entries depend on. */
export type Neighbours = Lookup & { factsOf: (factsId: string) => StoredDocument | undefined }

type Built = { entries: CheckedBuild[]; refusals: { document: ReadyDocument; refusal: FieldRefusal }[] }

/** Documents between two yields to the event loop. */
const AT_ONCE = 20

/**
 * Builds and checks the entries of new documents. Redirects are not included, because they depend on everything else
 * that is published.
 */
export async function buildNewEntries(documents: readonly ReadyDocument[], neighbours: Neighbours): Promise<Built> {
  const built: Built = { entries: [], refusals: [] }
  const toProduct = textToEntries(neighbours.factsOf)
  for (const [index, document] of documents.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    const { collection, stored } = document
    const transformer = findTransformer(collection, toProduct)
    if (transformer === undefined || !isPublished(stored)) continue
    try {
      const source = sourceOf(transformer.collection, stored.id)
      for (const entry of transformer.toEntries(stored, neighbours)) built.entries.push(checkEntry(entry, source))
    } catch (problem) {
      if (!(problem instanceof FieldProblem)) throw problem
      const { field, message } = problem
      built.refusals.push({ document, refusal: { field, message } })
    }
  }
  return built
}

/** Facts and terms have no entries of their own: documents that use them publish them. */
function findTransformer(
  collection: CollectionSlug,
  toProduct: ToEntries,
): { collection: EntryCollection; toEntries: ToEntries } | undefined {
  if (collection === 'product-texts') return { collection, toEntries: toProduct }
  return isOwnEntry(collection) ? { collection, toEntries: TO_ENTRIES[collection] } : undefined
}

const isOwnEntry = (slug: string): slug is keyof typeof TO_ENTRIES => Object.hasOwn(TO_ENTRIES, slug)

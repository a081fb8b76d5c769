import type { Payload } from 'payload'
import type { RunStatement } from '../../platform/transaction.ts'
import type { CheckedBuild } from '../../publish/entries/check-entry.ts'
import { refuseTakenPaths } from '../../publish/entries/path-owner.ts'
import { refuseTwins } from '../../publish/entries/refuse-twins.ts'
import { FieldProblem } from '../../publish/parts/field-problem.ts'
import { isPublished, type StoredDocument } from '../../publish/state/stored-documents.ts'
import { buildNewEntries } from '../bulk/build-new-entries.ts'
import type { StoredProduct } from '../products/stored-products.ts'
import type { ChangedDocument } from '../save/changed-document.ts'
import type { Fingerprint } from '../save/fingerprints.ts'
import type { ChangeSet } from '../save/save-changes.ts'
import type { CheckedPlan } from './check-plans.ts'
import type { KnownNames } from './load-names.ts'

/** `state`: of the product before it was read, set if its rows change nothing. */
export type ReadyPlan = { checked: CheckedPlan; changes: ChangeSet; fingerprint?: Fingerprint; state?: string }
type ImportRefusal = { field: string; message: string }

/** Entries of a product's texts after its changes: of all texts if its facts change, otherwise of the changed ones. */
export async function buildChanges(
  { names, terms }: KnownNames,
  checked: CheckedPlan,
  stored: StoredProduct | undefined,
): Promise<{ changes: ChangeSet; refusals: ImportRefusal[] }> {
  const { plan, documents } = checked
  const ofFacts = documents.find(({ collection }) => collection === 'product-facts')
  const facts = ofFacts?.after ?? stored?.facts
  const texts = new Map<string, StoredDocument>()
  if (ofFacts) for (const text of stored?.texts ?? []) texts.set(text.stored.id, text.stored)
  for (const { collection, after, isDraftOnly } of documents)
    if (collection === 'product-texts' && !isDraftOnly) texts.set(after.id, after)
  const published = [...texts.values()].filter(isPublished)
  const { entries, refusals } = await buildNewEntries(
    published.map((text) => ({ collection: 'product-texts', stored: text })),
    {
      factsOf: (id) => (id === plan.id ? facts : undefined),
      skuOf: (id) => (id === plan.id && facts ? String(facts.sku) : names.productOf(id)?.sku),
      termOf: (id) => terms.get(id),
    },
  )
  return {
    changes: { documents, published: { collection: 'product-texts', ids: [...texts.keys()], entries } },
    refusals: refusals.map(({ document, refusal }) => ({
      field: `${refusal.field}:${document.stored.site}`,
      message: refusal.message,
    })),
  }
}

export function joinChanges(plans: readonly ReadyPlan[]): ChangeSet {
  return {
    documents: plans.flatMap(({ changes }): readonly ChangedDocument[] => changes.documents),
    fingerprints: plans.flatMap(({ fingerprint }) => fingerprint ?? []),
    published: {
      collection: 'product-texts',
      ids: plans.flatMap(({ changes }) => changes.published.ids),
      entries: plans.flatMap(({ changes }) => changes.published.entries),
    },
  }
}

/** Checks against the published state whether an address or number is taken, as a save would. Writes nothing. */
export async function findTaken(payload: Payload, entries: readonly CheckedBuild[]): Promise<FieldProblem | undefined> {
  const query: RunStatement = async (statement) => (await payload.db.drizzle.execute(statement)).rows
  try {
    await refuseTwins(query, entries)
    await refuseTakenPaths(query, entries)
    return undefined
  } catch (error) {
    if (error instanceof FieldProblem) return error
    throw error
  }
}

import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest } from 'payload'
import { SHARED_PART } from '../../access/of-product-part.ts'
import type { PlanInput } from '../../jobs/scheduling/plan.ts'
import type { PreparedFacts } from '../../publish/entries/build-entries.ts'
import { findDraftsOfCountry, prepareFacts } from '../../publish/product-drafts/prepare-facts.ts'
import { readProductDrafts } from '../../publish/product-drafts/read-product-draft.ts'
import { factsIdOf, readStored, type StoredDocument } from '../../publish/state/stored-documents.ts'

type Plans = ReadonlyMap<string, PlanInput>

/** Products with their plans or drafts for one site; parts of other countries are left out. */
export async function findPreparedFacts(
  req: PayloadRequest,
  site: BrandLocale,
  plans: Plans,
  drafts: boolean,
): Promise<PreparedFacts> {
  const waiting = drafts ? await findDraftsOfCountry(req, site.country) : []
  const isWaiting = new Set(waiting.map(({ id }) => id))
  const planned = [...plans.values()].filter(
    ({ doc, type }) => doc.relationTo === 'product-drafts' && type === 'publish' && !isWaiting.has(doc.value),
  )
  const ids = planned.map(({ doc }) => doc.value)
  const found = ids.length === 0 ? [] : await readProductDrafts(req, { parent: { in: ids } })
  const ofPlans = found
    .filter(({ part }) => part === SHARED_PART || part === site.country)
    .map((draft) => {
      const { content: values, base } = planned.find(({ doc }) => doc.value === draft.id) ?? {}
      return { draft, ...(values && { planned: { values, base } }) }
    })
  return prepareFacts(req, [...waiting.map((draft) => ({ draft })), ...ofPlans])
}

/** Published texts of these products on a site, except those of products with a known text. */
export async function findTextsOf(
  req: PayloadRequest,
  site: BrandLocale,
  products: readonly string[],
  known: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const have = new Set(known.map(factsIdOf))
  const wanted = products.filter((id) => !have.has(id))
  if (wanted.length === 0) return []
  const texts = await readStored(req, 'product-texts', {
    and: [{ facts: { in: wanted } }, { site: { equals: site.id } }, { _status: { equals: 'published' } }],
  })
  return texts.filter(({ deletedAt }) => !deletedAt)
}

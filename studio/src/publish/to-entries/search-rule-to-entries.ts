import type { Entry } from '@menagerie/contract/entry'
import { RULE_ANCHORINGS, RULED_SEARCHES, type SearchRuleBody } from '@menagerie/contract/search-rule'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, relationIds, storedFlag, storedList, storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'
import { storedProductFilters, toPublishedFilters } from '../parts/to-product-filters.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

/** The page or article that a rule promotes; rules of the product search promote products instead. */
const storedPage = z
  .object({ value: relationId })
  .nullish()
  .transform((page) => page?.value)

const storedCondition = z.object({
  pattern: z.string('Enter what visitors type').trim(),
  anchoring: z.enum(RULE_ANCHORINGS, 'Choose where the words appear'),
  alternatives: storedFlag,
})

const storedPromotion = z.object({ product: relationId, page: storedPage, position: z.number('Enter a place').int() })

const storedSearchRule = z.object({
  id: z.string(),
  site: z.string(),
  search: z.enum(RULED_SEARCHES, 'Choose a search'),
  conditions: storedList(storedCondition),
  from: storedText,
  until: storedText,
  promote: storedList(storedPromotion),
  hiddenProducts: relationIds,
  hiddenPages: storedList(storedPage),
  filters: storedProductFilters,
  replaceQuery: storedText,
  redirect: storedLink,
  banner: z.object({ image: relationId, link: storedLink }).nullish(),
})
type StoredSearchRule = z.infer<typeof storedSearchRule>

/**
 * Leaves out fields that belong to another search than the chosen one: the form keeps values that it no longer shows.
 */
export function searchRuleToEntries(document: unknown, lookup: Lookup): Entry<'search-rule'>[] {
  const { id, site: siteId, ...rule } = readDocument(storedSearchRule, document)
  const site = findPublishedSite(siteId)
  return [{ kind: 'search-rule', brand: site.brand, locale: site.code, key: id, body: toBody(rule, lookup) }]
}

function toBody(rule: Omit<StoredSearchRule, 'id' | 'site'>, lookup: Lookup): SearchRuleBody {
  const { search, conditions, from, until, replaceQuery, redirect } = rule
  return {
    search,
    conditions,
    from,
    until,
    promote: toPromotions(rule, lookup),
    hide: search === 'products' ? toPublishedSkus(rule.hiddenProducts, lookup) : toEach(rule.hiddenPages),
    filters: search === 'products' ? toPublishedFilters(rule.filters, lookup) : [],
    replaceQuery,
    redirect: toPublishedLink(redirect, lookup),
    banner: toBanner(rule.banner, lookup),
  }
}

/** A document that is gone is skipped, and search results fill its position. Editors count positions from 1. */
function toPromotions({ search, promote }: Pick<StoredSearchRule, 'search' | 'promote'>, lookup: Lookup) {
  return promote.flatMap(({ product, page, position }) => {
    const key = search === 'products' ? product && lookup.skuOf(product) : page
    return key === undefined ? [] : [{ key, position: position - 1 }]
  })
}

function toBanner(banner: StoredSearchRule['banner'], lookup: Lookup): SearchRuleBody['banner'] {
  if (banner?.image === undefined) return undefined
  return { image: banner.image, link: toPublishedLink(banner.link, lookup) }
}

const toEach = (keys: readonly (string | undefined)[]) => [...new Set(keys.filter((key) => key !== undefined))]

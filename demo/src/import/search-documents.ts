import type { CheckedSite } from '../content/checked-content.ts'
import type { DemoSearchRule } from '../content/search/rule-schema.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { findLinked, toStoredLink } from './to-link.ts'

export function toSearchSettingsDocument({ locale, places, searchSettings }: CheckedSite): DemoDocument {
  const { terms, spotlightLabel, spotlightTarget, spotlightPicture, products } = searchSettings
  return {
    collection: 'search-settings',
    id: ids.searchSettings(locale.id),
    place: places.searchSettings,
    data: {
      site: locale.id,
      terms,
      spotlightLabel,
      spotlightLink: toStoredLink(spotlightTarget, locale.id),
      spotlightImage: ids.picture(spotlightPicture),
      products: products.map((sku) => ids.facts(sku)),
      suggestions: false, // reading 24
    },
  }
}

export function toSearchSynonyms({ locale, places, searchSynonyms, searchFacts }: CheckedSite): DemoDocument {
  const id = ids.searchSynonyms(locale.id)
  const synonyms = searchSynonyms.map((row, index) => ({ id: ids.row(id, `synonym ${index}`), ...row }))
  const facts = searchFacts.map(({ terms, ...row }, index) => ({
    id: ids.row(id, `fact ${index}`),
    ...row,
    terms: terms.map(({ vocabulary, code }) => ids.term(`${vocabulary}/${code}`)),
  }))
  const data = { site: locale.id, synonyms, facts }
  return { collection: 'search-synonyms', id, place: places.searchSynonyms, data }
}

export function toSearchRuleDocuments(site: CheckedSite): DemoDocument[] {
  return site.searchRules.map((rule) => toSearchRule(site, rule))
}

function toSearchRule({ locale, places }: CheckedSite, rule: DemoSearchRule): DemoDocument {
  const { name, title, search, conditions, from, until, redirect, banner } = rule
  const id = ids.searchRule(locale.id, name)
  const row = (place: string) => ids.row(id, place)
  return {
    collection: 'search-rules',
    id,
    place: places.searchRule(name),
    data: {
      site: locale.id,
      title,
      search,
      conditions: conditions.map((condition) => ({ id: row(condition.pattern), ...condition, alternatives: true })),
      ...(from && { from }),
      ...(until && { until }),
      promote: toPromotions(rule, locale.id).map((hit, index) => ({ id: row(`hit ${index}`), ...hit })),
      filters: Object.entries(rule.filters).map(([facet, codes]) => ({
        id: row(facet),
        facet,
        values: codes.map((code) => ids.term(`${facet}/${code}`)),
      })),
      ...(redirect && { redirect: toStoredLink(redirect, locale.id) }),
      ...(banner && { banner: { image: ids.picture(banner.picture), link: toStoredLink(banner.target, locale.id) } }),
    },
  }
}

const COLLECTIONS = { page: 'pages', article: 'articles' } as const

type Promotion = { product: string } | { page: { relationTo: 'pages' | 'articles'; value: string } }

function toPromotions({ promote }: DemoSearchRule, site: string): (Promotion & { position: number })[] {
  return [...new Set(promote)].flatMap((target, index): (Promotion & { position: number })[] => {
    const linked = findLinked(target, site)
    const position = index + 1
    if (linked?.kind === 'product') return [{ product: linked.id, position }]
    if (linked?.kind !== 'page' && linked?.kind !== 'article') return []
    return [{ page: { relationTo: COLLECTIONS[linked.kind], value: linked.id }, position }]
  })
}

import type { RULE_ANCHORINGS } from '@menagerie/contract/search-rule'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../../demo-brand.ts'
import type { SiteContent } from '../schema.ts'
import type { DemoSearchRuleInput } from './rule-schema.ts'
import { RULE_WORDS } from './rule-words.ts'

/** Products promoted for puppies: food, milk and a shampoo. */
const FOR_PUPPIES: Readonly<Record<BrandLocale['brand'], readonly string[]>> = {
  tailwell: ['product:10300', 'product:10350', 'product:10120'],
  aldergrove: ['product:70150'],
}

const WINTER = { from: '2026-11-01T00:00:00.000Z', until: '2027-03-01T00:00:00.000Z' }

type Anchoring = (typeof RULE_ANCHORINGS)[number]

/** Returns the search rules of a site whose target pages exist. */
export function toDemoSearchRules({ site, pages }: Pick<SiteContent, 'site' | 'pages'>): DemoSearchRuleInput[] {
  const locale = findById(site)
  const words = locale && RULE_WORDS[locale.file]
  if (!words) return []
  const { cats, puppy, jobs, stores, winter } = words
  const has = new Set(pages.map(({ name }) => name))
  const leadTo = (name: string, said = { title: '', typed: [] as readonly string[] }): DemoSearchRuleInput[] => {
    if (said.typed.length === 0 || !has.has(name)) return []
    const conditions = toConditions(said.typed, 'is')
    return [{ name, title: said.title, search: 'pages', conditions, redirect: `page:${name}` }]
  }
  return [
    {
      name: 'cats',
      title: cats.title,
      search: 'products',
      conditions: toConditions(cats.typed, 'endsWith'),
      filters: { animal_type: ['cat'] },
    },
    {
      name: 'puppy',
      title: puppy.title,
      search: 'products',
      conditions: toConditions(puppy.typed, 'is'),
      promote: [...ofBrand(FOR_PUPPIES, locale.brand)],
    },
    ...leadTo('jobs', jobs),
    ...leadTo('stores', stores),
    ...(has.has('dogs-care') ? [toWinter(winter)] : []),
  ]
}

function toWinter({ title, typed }: { title: string; typed: readonly string[] }): DemoSearchRuleInput {
  const banner = { picture: 'banner-dog-care', target: 'page:dogs-care' }
  return { name: 'winter', title, search: 'products', conditions: toConditions(typed, 'contains'), ...WINTER, banner }
}

const toConditions = (typed: readonly string[], anchoring: Anchoring) =>
  typed.map((pattern) => ({ pattern, anchoring }))

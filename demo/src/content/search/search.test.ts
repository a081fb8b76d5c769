import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../load-content.ts'
import { RAW_CONTENT } from '../raw-content.ts'
import type { SiteContent } from '../schema.ts'
import { findSynonymFaults, synonymsOf } from './synonyms.ts'

const siteOf = (id: string) => RAW_CONTENT.sites.find(({ site }) => site === id)
const rulesOf = (id: string) => siteOf(id)?.searchRules.map(({ name }) => name)

/** Returns all content with a changed site. */
function withSite(id: string, change: Partial<SiteContent>) {
  return { ...RAW_CONTENT, sites: RAW_CONTENT.sites.map((site) => (site.site === id ? { ...site, ...change } : site)) }
}

describe('synonyms', () => {
  it('are listed for each language without a fault', () => {
    expect(findSynonymFaults()).toEqual([])
    for (const file of LANGUAGES) expect(synonymsOf({ code: 'nl_NL', file }).length, file).toBeGreaterThan(20)
  })

  it('are the same for both brands of a language', () => {
    expect(siteOf('aldergrove/de_DE')?.searchSynonyms).toEqual(siteOf('tailwell/de_DE')?.searchSynonyms)
  })

  it('lead to words in the spelling of the site', () => {
    const odor = (id: string) =>
      siteOf(id)?.searchSynonyms.find((row) => row.type !== 'synonym' && row.word === 'odor')?.words
    expect(odor('tailwell/en_GB')).toEqual(['odour', 'smells'])
    expect(odor('tailwell/en_US')).toEqual(['smells'])
  })

  it('that the contract refuses are reported', () => {
    const broken = withSite('tailwell/fi_FI', { searchSynonyms: [{ type: 'synonym', words: ['yksin'] }] })
    expect(() => loadContent(broken)).toThrow(/synonyms of tailwell\/fi_FI, words: /)
  })
})

describe('rules', () => {
  it('exist only for pages that the site has, in the languages of full sites', () => {
    expect(rulesOf('tailwell/nl_NL')).toEqual(['cats', 'puppy', 'jobs', 'stores', 'winter'])
    expect(rulesOf('tailwell/de_DE')).toEqual(['cats', 'puppy', 'jobs', 'winter'])
    expect(rulesOf('tailwell/ru_RU')).toEqual(['cats', 'puppy', 'stores', 'winter'])
    expect(rulesOf('aldergrove/en_GB')).toEqual(['cats', 'puppy', 'jobs', 'stores'])
    expect(rulesOf('tailwell/it_IT')).toEqual([])
  })

  const [rule] = siteOf('tailwell/nl_NL')?.searchRules ?? []
  it.each([
    ['a page', { redirect: 'page:nowhere' }, 'page:nowhere'],
    ['a product of the other brand', { promote: ['product:70150'] }, 'product:70150'],
    ['a facet value', { filters: { flavor: ['dragon'] } }, 'term:flavor/dragon'],
    ['a picture', { banner: { picture: 'lost', target: 'page:about' } }, 'picture:lost'],
  ])('that name %s which does not exist are reported', (_what, change, target) => {
    if (!rule) throw new Error('There are no rules')
    const broken = withSite('tailwell/nl_NL', { searchRules: [{ ...rule, ...change }] })
    expect(() => loadContent(broken)).toThrow(`tailwell/nl_NL, search rule cats: there is no ${target}`)
  })

  it('without conditions are reported with their file', () => {
    if (!rule) throw new Error('There are no rules')
    const broken = withSite('tailwell/nl_NL', { searchRules: [{ ...rule, conditions: [] }] })
    expect(() => loadContent(broken)).toThrow(/search\/to-search-rules\.ts:\d+, search rule cats of .*, conditions: /)
  })
})

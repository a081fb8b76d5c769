import { describe, expect, it } from 'vitest'
import { BRAND_KEYS, LANGUAGES } from './brand-locale.ts'
import { BRAND_LOCALES, findBrandLocale, findById, firstLocale, localesOf } from './locales.ts'

describe('the registry of locales', () => {
  it('holds the brand-locales of spec §1, each once', () => {
    expect(new Set(BRAND_LOCALES.map((site) => site.id)).size).toBe(BRAND_LOCALES.length)
    expect(localesOf('tailwell').map((site) => site.code)).toHaveLength(18)
    expect(localesOf('aldergrove').map((site) => site.code)).toEqual(['nl_NL', 'de_DE', 'fr_FR', 'it_IT', 'en_GB'])
  })

  it('uses exactly the languages that have a catalogue', () => {
    expect(new Set(BRAND_LOCALES.map((site) => site.file))).toEqual(new Set(LANGUAGES))
  })

  it('hides only the three Scandinavian locales of spec §1', () => {
    expect(BRAND_LOCALES.filter((site) => site.hidden).map((site) => site.code)).toEqual(['da_DK', 'fi_FI', 'sv_SE'])
  })

  it('gives standard language and country codes', () => {
    for (const site of BRAND_LOCALES) {
      expect(Intl.getCanonicalLocales(site.iso), site.id).toEqual([site.iso])
      expect(new Intl.Locale(site.iso).region, site.id).toBe(site.country)
    }
    expect(findBrandLocale('tailwell', 'ua_UA')?.iso).toBe('uk-UA')
    expect(findBrandLocale('tailwell', 'no_NO')?.iso).toBe('nb-NO')
  })

  it('names every country in its own language, and en_US International', () => {
    for (const site of BRAND_LOCALES) {
      const own = new Intl.DisplayNames(site.iso, { type: 'region' }).of(site.country)
      expect(site.name, site.id).toBe(site.code === 'en_US' ? 'International' : own)
    }
  })

  it('gives locales of a shared domain distinct prefixes, and one content tree in Belgium and in Scandinavia', () => {
    const shared = Map.groupBy(BRAND_LOCALES, (site) => site.domain)
    const table = Array.from(shared.values(), (sites) => sites.map((site) => `${site.editor}:${site.prefix}`).sort())
    expect(table.filter((row) => row.length > 1)).toEqual([
      ['scandinavia:', 'scandinavia:da', 'scandinavia:fi', 'scandinavia:sv'],
      ['be:', 'be:fr'],
      ['de_DE:de', 'fr_FR:fr', 'it_IT:it', 'nl_NL:'],
    ])
    for (const [domain, sites] of shared) {
      expect(
        sites.filter((site) => site.prefix === ''),
        domain,
      ).toHaveLength(1)
      expect(new Set(sites.map((site) => site.brand)).size, domain).toBe(1)
      expect(domain).toMatch(/^[a-z.]+\.example$/)
    }
  })

  it('starts with the international locale in Tailwell and the Dutch locale in Aldergrove', () => {
    expect(BRAND_KEYS.map((brand) => firstLocale(brand).id)).toEqual(['tailwell/en_US', 'aldergrove/nl_NL'])
  })

  it('finds a locale by ID or by brand and code, and nothing for an unknown locale', () => {
    expect(findById('aldergrove/it_IT')).toBe(findBrandLocale('aldergrove', 'it_IT'))
    expect(findBrandLocale('aldergrove', 'es_ES')).toBeUndefined()
    expect(findById('constructor')).toBeUndefined()
  })
})

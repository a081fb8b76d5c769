import { describe, expect, it } from 'vitest'
import { type Addressing, createAddressing } from './addressing.ts'
import type { BrandLocale } from './brand-locale.ts'
import { BRAND_LOCALES, findById } from './locales.ts'

const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }
const local = createAddressing({ mode: 'local', localOrigins })
const domains = createAddressing({ mode: 'domains', localOrigins })
const MODES = [
  { mode: 'local', addressing: local, keyOf: (site: BrandLocale): string => site.brand },
  { mode: 'domains', addressing: domains, keyOf: (site: BrandLocale): string => site.domain },
]

/** Every brand-locale with the address of its path `dogs/food` in both modes. */
const TABLE: readonly (readonly [id: string, local: string, domains: string])[] = [
  ['tailwell/en_US', 'http://localhost:3000/dogs/food/', 'https://tailwell.example/dogs/food/'],
  ['tailwell/es_ES', 'http://localhost:3000/es-es/dogs/food/', 'https://tailwell.es.example/dogs/food/'],
  ['tailwell/en_GB', 'http://localhost:3000/en-gb/dogs/food/', 'https://tailwell.uk.example/dogs/food/'],
  ['tailwell/nl_NL', 'http://localhost:3000/nl-nl/dogs/food/', 'https://tailwell.nl.example/dogs/food/'],
  ['tailwell/no_NO', 'http://localhost:3000/no-no/dogs/food/', 'https://tailwell.no.example/dogs/food/'],
  ['tailwell/fr_FR', 'http://localhost:3000/fr-fr/dogs/food/', 'https://tailwell.fr.example/dogs/food/'],
  ['tailwell/de_DE', 'http://localhost:3000/de-de/dogs/food/', 'https://tailwell.de.example/dogs/food/'],
  ['tailwell/fr_BE', 'http://localhost:3000/fr-be/dogs/food/', 'https://tailwell.be.example/fr/dogs/food/'],
  ['tailwell/nl_BE', 'http://localhost:3000/nl-be/dogs/food/', 'https://tailwell.be.example/dogs/food/'],
  ['tailwell/pl_PL', 'http://localhost:3000/pl-pl/dogs/food/', 'https://tailwell.pl.example/dogs/food/'],
  ['tailwell/it_IT', 'http://localhost:3000/it-it/dogs/food/', 'https://tailwell.it.example/dogs/food/'],
  ['tailwell/hu_HU', 'http://localhost:3000/hu-hu/dogs/food/', 'https://tailwell.hu.example/dogs/food/'],
  ['tailwell/ru_RU', 'http://localhost:3000/ru-ru/dogs/food/', 'https://tailwell.ru.example/dogs/food/'],
  ['tailwell/cs_CZ', 'http://localhost:3000/cs-cz/dogs/food/', 'https://tailwell.cz.example/dogs/food/'],
  ['tailwell/ua_UA', 'http://localhost:3000/ua-ua/dogs/food/', 'https://tailwell.ua.example/dogs/food/'],
  ['tailwell/da_DK', 'http://localhost:3000/da-dk/dogs/food/', 'https://tailwell.no.example/da/dogs/food/'],
  ['tailwell/fi_FI', 'http://localhost:3000/fi-fi/dogs/food/', 'https://tailwell.no.example/fi/dogs/food/'],
  ['tailwell/sv_SE', 'http://localhost:3000/sv-se/dogs/food/', 'https://tailwell.no.example/sv/dogs/food/'],
  ['aldergrove/nl_NL', 'http://localhost:3100/dogs/food/', 'https://aldergrove.example/dogs/food/'],
  ['aldergrove/de_DE', 'http://localhost:3100/de-de/dogs/food/', 'https://aldergrove.example/de/dogs/food/'],
  ['aldergrove/fr_FR', 'http://localhost:3100/fr-fr/dogs/food/', 'https://aldergrove.example/fr/dogs/food/'],
  ['aldergrove/it_IT', 'http://localhost:3100/it-it/dogs/food/', 'https://aldergrove.example/it/dogs/food/'],
  ['aldergrove/en_GB', 'http://localhost:3100/en-gb/dogs/food/', 'https://aldergrove.uk.example/dogs/food/'],
]

function site(id: string): BrandLocale {
  const found = findById(id)
  if (found === undefined) throw new Error(`no brand-locale ${id}`)
  return found
}

/** `nl_BE dogs/food` for an address that stands, `→ /target/` behind it for one that redirects. */
function read(addressing: Addressing, originKey: string, pathname: string): string {
  const found = addressing.resolve(originKey, pathname)
  if (found === undefined) return 'refused'
  const target = found.canonical ? '' : ` → ${addressing.links(found.site).href(found.path)}`
  return `${found.site.code} ${found.path}${target}`
}

describe('the addresses of all brand-locales', () => {
  it('match the table, which lists each brand-locale once', () => {
    const row = ({ id }: BrandLocale) => {
      return [id, local.links(site(id)).url('dogs/food'), domains.links(site(id)).url('dogs/food')]
    }
    expect(BRAND_LOCALES.map(row)).toEqual(TABLE)
  })

  it('have the home page at the bare prefix', () => {
    expect(local.links(site('tailwell/en_US')).url('')).toBe('http://localhost:3000/')
    expect(local.links(site('tailwell/ua_UA')).url('')).toBe('http://localhost:3000/ua-ua/')
    expect(domains.links(site('tailwell/fr_BE')).url('')).toBe('https://tailwell.be.example/fr/')
  })
})

describe.each(MODES)('in $mode mode', ({ addressing, keyOf }) => {
  const paths = [
    '',
    'dogs',
    'dogs/food/puppy-3kg',
    'fressnapf',
    'deals',
    'корм/для-собак',
    'příšera/žluťoučký',
    'fr-fr-x',
  ]

  it.each(BRAND_LOCALES)('$id reads back every address that it writes', (brandLocale) => {
    for (const path of paths) {
      const { pathname } = new URL(addressing.links(brandLocale).url(path))
      const found = addressing.resolve(keyOf(brandLocale), pathname)
      expect(found, pathname).toEqual({ site: brandLocale, path, canonical: true })
    }
  })

  it('needs at most one redirect for any address', () => {
    const parts = [
      '',
      '/',
      'en-us',
      'nl-nl',
      'NL-NL',
      'fr',
      'de',
      'da',
      'nl-be',
      'dogs',
      '%D0%9A',
      '%c3%a9',
      'e%CC%81',
      '%61',
      '%C2%A0',
      '%E2%80%8B',
      '%C2%AD',
    ]
    for (const start of BRAND_LOCALES) {
      for (const tail of parts.flatMap((a) => parts.flatMap((b) => [`/${a}/${b}`, `/${a}/${b}/x/`, `//${b}/${a}//`]))) {
        const found = addressing.resolve(keyOf(start), tail)
        const target = found && new URL(addressing.links(found.site).url(found.path))
        const again = found && target && addressing.resolve(keyOf(found.site), target.pathname)
        expect(again, `${start.id} ${tail}`).toEqual({ ...found, canonical: true })
      }
    }
  })

  it.each([
    '/%',
    '/%zz/',
    '/%ff/',
    '/a/../b/',
    '/./',
    '/%2e%2e/',
    '/%2e%E2%80%8B%2e/',
    '/a%00/',
    '/a\u0000/',
    '/a\\b/',
    '/a%5Cb/',
    '/a%2Fb/',
    '/%0d%0aSet-Cookie/',
    'dogs/',
    '',
  ])('refuses the malformed address %j', (pathname) => {
    for (const start of BRAND_LOCALES) expect(addressing.resolve(keyOf(start), pathname)).toBeUndefined()
  })

  it('refuses unknown origins', () => {
    for (const key of ['', 'evil.example', 'constructor', 'Tailwell', 'tailwell.no.example.evil.example']) {
      expect(addressing.resolve(key, '/')).toBeUndefined()
    }
  })

  it('percent-encodes non-ASCII letters and reserved characters', () => {
    const { href } = addressing.links(site('tailwell/en_US'))
    expect(href('корм/100% a?b#c')).toBe('/%D0%BA%D0%BE%D1%80%D0%BC/100%25%20a%3Fb%23c/')
  })

  it('writes query parameters in the given order, without unset ones', () => {
    const { href } = addressing.links(site('tailwell/en_US'))
    expect(href('search/results', { type: 'blog', page: undefined, query: 'kött & fisk', n: 2 })).toBe(
      '/search/results/?type=blog&query=k%C3%B6tt+%26+fisk&n=2',
    )
    expect(href('blog', { query: undefined })).toBe('/blog/')
  })
})

describe('redirects in local mode', () => {
  it.each([
    ['tailwell', '/dogs/food/', 'en_US dogs/food'],
    ['tailwell', '/dogs/food', 'en_US dogs/food → /dogs/food/'],
    ['tailwell', '/Dogs/FOOD/', 'en_US dogs/food → /dogs/food/'],
    ['tailwell', '//dogs//food//', 'en_US dogs/food → /dogs/food/'],
    ['tailwell', '//evil.example/', 'en_US evil.example → /evil.example/'],
    ['tailwell', '/en-us/', 'en_US  → /'],
    ['tailwell', '/en-us/dogs/', 'en_US dogs → /dogs/'],
    ['tailwell', '/en-us/nl-nl/honden/', 'nl_NL honden → /nl-nl/honden/'],
    ['tailwell', '/nl-nl', 'nl_NL  → /nl-nl/'],
    ['tailwell', '/NL-NL/Honden', 'nl_NL honden → /nl-nl/honden/'],
    ['tailwell', '/nl_nl/', 'en_US nl_nl'],
    ['tailwell', '/fr/', 'en_US fr'],
    ['tailwell', '/ru-ru/%d0%ba%d0%be%d1%80%d0%bc/', 'ru_RU корм → /ru-ru/%D0%BA%D0%BE%D1%80%D0%BC/'],
    ['tailwell', '/nl-be/fr/actualites/', 'fr_BE actualites → /fr-be/actualites/'],
    ['tailwell', '/nl-be/fr', 'fr_BE  → /fr-be/'],
    ['tailwell', '/nl-be/fressnapf/', 'nl_BE fressnapf'],
    ['tailwell', '/nl-be/nieuws/fr/', 'nl_BE nieuws/fr'],
    ['tailwell', '/nl-nl/fr/', 'nl_NL fr'],
    ['aldergrove', '/honden/', 'nl_NL honden'],
    ['aldergrove', '/nl-nl/honden/', 'nl_NL honden → /honden/'],
    ['aldergrove', '/de/hunde/', 'de_DE hunde → /de-de/hunde/'],
    ['aldergrove', '/es-es/', 'nl_NL es-es'],
  ])('%s %s resolves to %s', (originKey, pathname, expected) => {
    expect(read(local, originKey, pathname)).toBe(expected)
  })
})

describe('redirects in domains mode', () => {
  it.each([
    ['tailwell.be.example', '/', 'nl_BE '],
    ['tailwell.be.example', '/fr/', 'fr_BE '],
    ['tailwell.be.example', '/fr', 'fr_BE  → /fr/'],
    ['tailwell.be.example', '/FR/Chiens', 'fr_BE chiens → /fr/chiens/'],
    ['tailwell.be.example', '/fressnapf/', 'nl_BE fressnapf'],
    ['tailwell.be.example', '/nieuws/fr/', 'nl_BE nieuws/fr'],
    ['tailwell.no.example', '/produkter/12/', 'no_NO produkter/12'],
    ['tailwell.no.example', '/da/hunde/', 'da_DK hunde'],
    ['tailwell.no.example', '/sv', 'sv_SE  → /sv/'],
    ['tailwell.no.example', '/dansk/', 'no_NO dansk'],
    ['tailwell.nl.example', '/fr/', 'nl_NL fr'],
    ['tailwell.nl.example', '/nl-nl/', 'nl_NL nl-nl'],
    ['aldergrove.example', '/it/cani/', 'it_IT cani'],
    ['aldergrove.example', '/italie/', 'nl_NL italie'],
    ['aldergrove.uk.example', '/de/', 'en_GB de'],
    ['localhost', '/', 'refused'],
  ])('%s%s resolves to %s', (originKey, pathname, expected) => {
    expect(read(domains, originKey, pathname)).toBe(expected)
  })
})

describe('links between locales', () => {
  it('are relative to the root on the same origin', () => {
    const belgian = site('tailwell/nl_BE')
    expect(domains.links(belgian).href('contact', {}, site('tailwell/fr_BE'))).toBe('/fr/contact/')
    expect(local.links(belgian).href('contact', {}, site('tailwell/en_US'))).toBe('/contact/')
  })

  it('are absolute to another domain or brand', () => {
    const belgian = site('tailwell/nl_BE')
    expect(domains.links(belgian).href('', { a: 1 }, site('tailwell/nl_NL'))).toBe('https://tailwell.nl.example/?a=1')
    expect(local.links(belgian).href('', {}, site('aldergrove/nl_NL'))).toBe('http://localhost:3100/')
    expect(domains.links(belgian).url('contact', {}, site('tailwell/fr_BE'))).toBe(
      'https://tailwell.be.example/fr/contact/',
    )
  })
})

describe('paths that would be read as another locale', () => {
  it('cannot be given to a page', () => {
    expect(local.isAddressable(site('tailwell/nl_BE'), 'fr/chiens')).toBe(false)
    expect(domains.isAddressable(site('tailwell/nl_BE'), 'fr/chiens')).toBe(false)
    expect(local.isAddressable(site('tailwell/en_US'), 'nl-nl')).toBe(false)
    expect(domains.isAddressable(site('aldergrove/nl_NL'), 'de')).toBe(false)
  })

  it('do not include other paths, which a page may have', () => {
    expect(local.isAddressable(site('tailwell/nl_BE'), 'fressnapf')).toBe(true)
    expect(domains.isAddressable(site('tailwell/nl_NL'), 'fr')).toBe(true)
    expect(domains.isAddressable(site('tailwell/fr_BE'), 'fr/x')).toBe(true)
    expect(domains.isAddressable(site('tailwell/en_US'), '')).toBe(true)
  })
})

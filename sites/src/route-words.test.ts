import { describe, expect, test } from 'vitest'
import { createAddressing } from './addressing.ts'
import type { BrandLocale } from './brand-locale.ts'
import { findFixedRoute } from './fixed-routes.ts'
import { BRAND_LOCALES } from './locales.ts'
import { aliasesOf, STORE_FINDER_WORDS, storeFinderPath } from './route-words.ts'

const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }
const local = createAddressing({ mode: 'local', localOrigins })
const domains = createAddressing({ mode: 'domains', localOrigins })
const MODES = [
  { mode: 'local', addressing: local, keyOf: (site: BrandLocale): string => site.brand },
  { mode: 'domains', addressing: domains, keyOf: (site: BrandLocale): string => site.domain },
]

type AddressRow = readonly [id: string, local: string, domains: string, others: string]

/** Every brand-locale with the address of its store finder in both modes, and its other words beside those for stores. */
const TABLE: readonly AddressRow[] = [
  ['tailwell/en_US', '3000/distributor-finder/', 'tailwell.example/distributor-finder/', ''],
  ['tailwell/es_ES', '3000/es-es/localizador-de-tiendas/', 'tailwell.es.example/localizador-de-tiendas/', ''],
  ['tailwell/en_GB', '3000/en-gb/store-finder/', 'tailwell.uk.example/store-finder/', ''],
  [
    'tailwell/nl_NL',
    '3000/nl-nl/verkooppunten/',
    'tailwell.nl.example/verkooppunten/',
    'blogs → blog, actualites → nieuws',
  ],
  ['tailwell/no_NO', '3000/no-no/butikker/', 'tailwell.no.example/butikker/', 'blog → blogg'],
  ['tailwell/fr_FR', '3000/fr-fr/trouver-revendeur/', 'tailwell.fr.example/trouver-revendeur/', 'nieuws → actualites'],
  ['tailwell/de_DE', '3000/de-de/haendler-finden/', 'tailwell.de.example/haendler-finden/', ''],
  [
    'tailwell/fr_BE',
    '3000/fr-be/trouver-revendeur/',
    'tailwell.be.example/fr/trouver-revendeur/',
    'nieuws → actualites',
  ],
  [
    'tailwell/nl_BE',
    '3000/nl-be/verkooppunten/',
    'tailwell.be.example/verkooppunten/',
    'blogs → blog, actualites → nieuws',
  ],
  ['tailwell/pl_PL', '3000/pl-pl/lokalizator-sklepow/', 'tailwell.pl.example/lokalizator-sklepow/', ''],
  ['tailwell/it_IT', '3000/it-it/rivenditori/', 'tailwell.it.example/rivenditori/', ''],
  ['tailwell/hu_HU', '3000/hu-hu/uzletkereso/', 'tailwell.hu.example/uzletkereso/', ''],
  ['tailwell/ru_RU', '3000/ru-ru/store-finder/', 'tailwell.ru.example/store-finder/', ''],
  ['tailwell/cs_CZ', '3000/cs-cz/prodejny/', 'tailwell.cz.example/prodejny/', ''],
  ['tailwell/ua_UA', '3000/ua-ua/store-finder/', 'tailwell.ua.example/store-finder/', ''],
  ['tailwell/da_DK', '3000/da-dk/store-finder/', 'tailwell.no.example/da/store-finder/', ''],
  ['tailwell/fi_FI', '3000/fi-fi/store-finder/', 'tailwell.no.example/fi/store-finder/', ''],
  ['tailwell/sv_SE', '3000/sv-se/store-finder/', 'tailwell.no.example/sv/store-finder/', 'blog → blogg'],
  ['aldergrove/nl_NL', '3100/verkooppunten/', 'aldergrove.example/verkooppunten/', 'blogs → blog, actualites → nieuws'],
  ['aldergrove/de_DE', '3100/de-de/haendler-finden/', 'aldergrove.example/de/haendler-finden/', ''],
  [
    'aldergrove/fr_FR',
    '3100/fr-fr/trouver-revendeur/',
    'aldergrove.example/fr/trouver-revendeur/',
    'nieuws → actualites',
  ],
  ['aldergrove/it_IT', '3100/it-it/rivenditori/', 'aldergrove.example/it/rivenditori/', ''],
  ['aldergrove/en_GB', '3100/en-gb/store-finder/', 'aldergrove.uk.example/store-finder/', ''],
]

function toRow(site: BrandLocale): AddressRow {
  const path = storeFinderPath(site)
  const others = [...aliasesOf(site)].filter(([, to]) => to !== path).map(([word, to]) => `${word} → ${to}`)
  return [
    site.id,
    local.links(site).url(path).replace('http://localhost:', ''),
    domains.links(site).url(path).replace('https://', ''),
    others.join(', '),
  ]
}

test('the route words of all brand-locales match the table', () => {
  expect(BRAND_LOCALES.map(toRow)).toEqual(TABLE)
})

test('every store finder word is known in each locale, and one of them is its address', () => {
  for (const site of BRAND_LOCALES) {
    const others = STORE_FINDER_WORDS.filter((word) => aliasesOf(site).get(word) === storeFinderPath(site))
    expect(others.length, site.id).toBe(STORE_FINDER_WORDS.length - 1)
  }
})

describe.each(MODES)('in $mode mode', ({ addressing, keyOf }) => {
  test.each(BRAND_LOCALES)(
    'every alias word of $id resolves in its own locale and leads to a path that is not an alias',
    (site) => {
      for (const [word, path] of aliasesOf(site)) {
        const { pathname } = new URL(addressing.links(site).url(word))
        expect(addressing.resolve(keyOf(site), pathname), word).toEqual({ site, path: word, canonical: true })
        expect(findFixedRoute(site, word), word).toEqual({ name: 'alias', path })
        expect(findFixedRoute(site, path)?.name, path).not.toBe('alias')
        expect(addressing.isAddressable(site, path), path).toBe(true)
      }
    },
  )
})

test('French words below the Dutch addresses of Belgium resolve to fr_BE in both modes', () => {
  for (const [addressing, originKey, prefix] of [
    [domains, 'tailwell.be.example', '/fr'],
    [local, 'tailwell', '/nl-be/fr'],
  ] as const) {
    const found = ['actualites', 'trouver-revendeur', 'verkooppunten'].map((word) =>
      addressing.resolve(originKey, `${prefix}/${word}/`),
    )
    expect(found.map((each) => each && `${each.site.code} ${each.path}`)).toEqual([
      'fr_BE actualites',
      'fr_BE trouver-revendeur',
      'fr_BE verkooppunten',
    ])
  }
})

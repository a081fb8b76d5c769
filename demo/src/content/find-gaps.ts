import { LANGUAGES } from '@menagerie/brands/brand-locale'
import { BRAND_LOCALES } from '@menagerie/brands/locales'
import type { Content } from './load-content.ts'

/** What a visitor of some site would miss, one line each: a home page, a menu's link, words in the own language. */
export function findGaps(content: Content): string[] {
  return [
    ...findMissingSites(content),
    ...findMissingHomes(content),
    ...findMissingSpecifications(content),
    ...findMissingAlt(content),
  ]
}

function findMissingSites({ sites }: Content): string[] {
  const there = new Set(sites.map(({ locale }) => locale.id))
  return BRAND_LOCALES.filter(({ id }) => !there.has(id)).map(
    ({ id }) => `demo/src/content/sites.ts: ${id} has no content`,
  )
}

function findMissingHomes({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages }) => {
    const home = pages.find(({ name }) => name === 'home')
    if (home?.path !== '') return [`demo/src/content/${locale.id}: there is no home page`]
    const pictured = [...home.extras, ...home.main].some((block) => block.block === 'CtaBanner' && block.picture)
    return pictured ? [] : [`demo/src/content/${locale.id}: the home page has no picture`]
  })
}

/** Specification attributes must exist in the language of every site that shows the product. */
function findMissingSpecifications({ facts, sites }: Content): string[] {
  const factsOf = new Map(facts.map((row) => [row.sku, row]))
  return sites.flatMap(({ locale, products }) =>
    products.flatMap(({ sku }) =>
      Object.entries(factsOf.get(sku)?.specification ?? {}).flatMap(([field, texts]) =>
        texts?.[locale.file]
          ? []
          : [`demo/src/content/products/facts.ts, row sku ${sku}, specification.${field}: no text in ${locale.file}`],
      ),
    ),
  )
}

function findMissingAlt({ pictures }: Content): string[] {
  return pictures.flatMap(({ name, alt }) =>
    LANGUAGES.flatMap((language) =>
      alt[language] ? [] : [`demo/src/content/alt/${language}.ts, row ${name}: no text`],
    ),
  )
}

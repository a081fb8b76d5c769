import { BRAND_LOCALES } from '@menagerie/brands/locales'
import { blogPath, storeFinderPath } from '@menagerie/brands/route-words'
import { ARTICLE_KINDS } from '@menagerie/contract/article'
import type { Content } from './checked-content.ts'

/** What a visitor of some site would miss, one line each: a home page, an article, a store, words in the own language. */
export function findGaps(content: Content): string[] {
  return [
    ...findMissingSites(content),
    ...findMissingHomes(content),
    ...findMissingSpecifications(content),
    ...findMissingArticles(content),
    ...findOrphans(content),
    ...findMissingStores(content),
    ...findLostStoreFinders(content),
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
          : [
              `demo/src/content/products/families/all-families.ts, row sku ${sku}, specification.${field}: no text in ${locale.file}`,
            ],
      ),
    ),
  )
}

const LEAST_ARTICLES = 2

/** A site with articles has all that others of its brand have, and some of each kind. */
function findMissingArticles({ sites }: Content): string[] {
  const withArticles = sites.filter(({ articles }) => articles.length > 0)
  return withArticles.flatMap(({ locale, articles }) => {
    const where = `demo/src/content/articles/${locale.brand}.${locale.file}.ts`
    const own = new Set(articles.map(({ name }) => name))
    const others = withArticles
      .filter((site) => site.locale.brand === locale.brand)
      .flatMap((site) => site.articles.map(({ name }) => name))
    const missing = [...new Set(others)].filter((name) => !own.has(name))
    const thin = ARTICLE_KINDS.filter((kind) => articles.filter((row) => row.kind === kind).length < LEAST_ARTICLES)
    return [
      ...missing.map((name) => `${where}: ${locale.id} has no article ${name}`),
      ...thin.map((kind) => `${where}: ${locale.id} has fewer than ${LEAST_ARTICLES} articles of the kind ${kind}`),
    ]
  })
}

/** Articles and openings stand below a page that leads to them, or below the blog. */
function findOrphans({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages, articles, jobs }) => {
    const folders = new Set([...pages.map(({ path }) => path), blogPath(locale)])
    return [...articles, ...jobs]
      .filter(({ path }) => !folders.has(path.slice(0, path.lastIndexOf('/'))))
      .map(({ name, path }) => `demo/src/content/${locale.id}, ${name}, path: no page leads to "${path}"`)
  })
}

/** Every country with a site has a shop to visit that sells the brand. */
function findMissingStores({ stores, sites }: Content): string[] {
  const served = new Set(
    stores
      .filter(({ kind, isFeatured }) => kind === 'offline' && isFeatured)
      .flatMap(({ country, brands }) => brands.map((brand) => `${brand} ${country}`)),
  )
  return sites
    .filter(({ locale }) => !served.has(`${locale.brand} ${locale.country}`))
    .map(({ locale }) => `demo/src/content/stores/stores.ts: ${locale.id} has no store`)
}

/** Every site has one, where all other words for it lead to, and links of ours, too. */
function findLostStoreFinders({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages }) => {
    const finders = pages.filter(({ template }) => template === 'StoreLocator')
    if (finders.length === 0) return [`demo/src/content/${locale.id}: there is no store finder`]
    return finders
      .filter(({ path }) => path !== storeFinderPath(locale))
      .map(({ name }) => `demo/src/content/${locale.id}, ${name}, path: must be "${storeFinderPath(locale)}"`)
  })
}

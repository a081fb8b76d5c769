import { ARTICLE_KINDS, type ArticleKind } from '@menagerie/contract/article'
import { blogPath, storeFinderPath } from '@menagerie/sites/route-words'
import { DEMO_SITES } from '../demo-sites.ts'
import type { Content } from './checked-content.ts'
import { countPictureUses } from './count-picture-uses.ts'
import { findOtherNames } from './find-other-names.ts'

/** Lists what a visitor of a site would miss, one line each: a home page, an article, a store, words in the visitor's language. */
export function findGaps(content: Content): string[] {
  return [
    ...findMissingSites(content),
    ...findMissingHomes(content),
    ...findMissingSpecifications(content),
    ...findMissingArticles(content),
    ...findOrphans(content),
    ...findMissingStores(content),
    ...findLostStoreFinders(content),
    ...findRepeatedPictures(content),
    ...findOtherNames(content),
  ]
}

function findMissingSites({ sites }: Content): string[] {
  const there = new Set(sites.map(({ locale }) => locale.id))
  return DEMO_SITES.filter(({ id }) => !there.has(id)).map(
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

/** Finds specification attributes that do not exist in the language of a site that shows the product. */
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

const LEAST: Readonly<Record<ArticleKind, number>> = { blog: 14, news: 6, advice: 10 }
const LEAST_JOBS = 3

/** Finds kinds with too few articles. Lists need more than one page, and none may look neglected. */
function findMissingArticles({ sites }: Content): string[] {
  return sites.flatMap(({ locale, articles, jobs }) => [
    ...ARTICLE_KINDS.filter((kind) => articles.filter((row) => row.kind === kind).length < LEAST[kind]).map(
      (kind) => `demo/articles/${locale.file}: ${locale.id} has fewer than ${LEAST[kind]} articles of the kind ${kind}`,
    ),
    ...(jobs.length < LEAST_JOBS
      ? [`demo/articles/${locale.file}: ${locale.id} has fewer than ${LEAST_JOBS} jobs`]
      : []),
  ])
}

/** Finds articles and jobs that do not stand below a page that leads to them, or below the blog. */
function findOrphans({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages, articles, jobs }) => {
    const folders = new Set([...pages.map(({ path }) => path), blogPath(locale)])
    return [...articles, ...jobs]
      .filter(({ path }) => !folders.has(path.slice(0, path.lastIndexOf('/'))))
      .map(({ name, path }) => `demo/src/content/${locale.id}, ${name}, path: no page leads to "${path}"`)
  })
}

/** Finds countries with a site but without a shop to visit that sells the brand. */
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

/** Finds sites without a store finder, or with one at another address than the one to which other words for it and our own links lead. */
function findLostStoreFinders({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages }) => {
    const finders = pages.filter(({ template }) => template === 'StoreLocator')
    if (finders.length === 0) return [`demo/src/content/${locale.id}: there is no store finder`]
    return finders
      .filter(({ path }) => path !== storeFinderPath(locale))
      .map(({ name }) => `demo/src/content/${locale.id}, ${name}, path: must be "${storeFinderPath(locale)}"`)
  })
}

/** Most pages and articles of a site that may show the same picture. */
const MOST_PAGES = 2

/** Finds pictures that stand twice on a page or on more than two pages of a site. Products and portraits of authors do not count. */
function findRepeatedPictures({ sites }: Content): string[] {
  return sites.flatMap((site) => {
    const { pages, twice } = countPictureUses(site)
    const at = `demo/src/content/${site.locale.id}`
    return [
      ...twice.map(({ page, picture }) => `${at}, ${page}: shows ${picture} twice`),
      ...[...pages]
        .filter(([, names]) => names.length > MOST_PAGES)
        .map(([picture, names]) => `${at}: ${picture} is on ${names.length} pages: ${names.join(', ')}`),
    ]
  })
}

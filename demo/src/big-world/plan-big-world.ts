import type { CheckedSite, Content } from '../content/checked-content.ts'
import { type Country, countriesOf } from '../content/prices.ts'
import { toArticleDocument } from '../import/content-documents.ts'
import type { DemoDocument } from '../import/document.ts'
import { toFactsDocument } from '../import/facts-documents.ts'
import { toTextDocument } from '../import/site-documents.ts'
import { countNames, findBases, languagesOf } from './bases.ts'
import { findArticleBases, inventArticle } from './invent-article.ts'
import { type Catalogue, inventProduct } from './invent-product.ts'
import { listLines } from './lines.ts'

export type BigWorld = { products: number; articles: number; seed: number; locales: readonly string[] }

/** A document with the time at which it counts as created. */
export type DatedDocument = DemoDocument & { createdAt: string }

const BEGAN = Date.UTC(2026, 0, 1, 9)
const MINUTE = 60_000
const DAYS = 300

/** Lists products with their texts, `atOnce` numbers at a time, then articles. */
export function* planBigWorld(content: Content, world: BigWorld, atOnce: number): Generator<DatedDocument[]> {
  const sites = findSites(content, world)
  const lines = listLines(world.seed)
  const catalogue: Catalogue = {
    seed: world.seed,
    bases: findBases(content, sites),
    lines,
    languages: languagesOf(sites),
    languageOf: new Map(sites.map(({ locale }) => [locale.id, locale.file])),
  }
  requireRoom('products', world.products, countNames(catalogue.bases, lines))
  for (const numbers of inGroups(world.products, atOnce))
    yield numbers.flatMap((number) => toProductDocuments(catalogue, sites, number))

  const names = findArticleBases(sites)
  requireRoom('articles', world.articles, names.length * lines.length)
  for (const numbers of inGroups(world.articles, atOnce))
    yield numbers.flatMap((number) =>
      sites.map((site) => {
        const article = inventArticle(site, { seed: world.seed, names, lines }, number)
        return { ...toArticleDocument(site, article), createdAt: toMoment(number) }
      }),
    )
}

function findSites({ sites }: Content, { locales }: BigWorld): CheckedSite[] {
  return locales.map((id) => {
    const site = sites.find(({ locale }) => locale.id === id)
    if (site === undefined) throw new Error(`There is no site ${id}`)
    return site
  })
}

function requireRoom(what: string, wanted: number, most: number): void {
  if (wanted > most) throw new Error(`These sites have words for ${most} ${what} at most`)
}

function toProductDocuments(catalogue: Catalogue, sites: readonly CheckedSite[], number: number): DatedDocument[] {
  const { facts, texts } = inventProduct(catalogue, number)
  const countries: readonly Country[] = countriesOf(facts).filter((code) =>
    sites.some(({ locale }) => locale.country === code),
  )
  const createdAt = toMoment(number)
  return [
    { ...toFactsDocument(facts, countries), createdAt },
    ...sites.flatMap((site) => {
      const text = texts.get(site.locale.id)
      return text === undefined ? [] : [{ ...toTextDocument(site, text), createdAt }]
    }),
  ]
}

/** Spreads the times over every day of the demo's year, the same in every run. */
const toMoment = (number: number): string =>
  new Date(BEGAN + ((number * 7) % DAYS) * 24 * 60 * MINUTE + (number % 480) * MINUTE).toISOString()

function* inGroups(count: number, size: number): Generator<number[]> {
  for (let at = 0; at < count; at += size)
    yield Array.from({ length: Math.min(size, count - at) }, (_, index) => at + index)
}

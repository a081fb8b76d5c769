import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { articleSchema } from '../content/article-schema.ts'
import { loadContent } from '../content/load-content.ts'
import { factsSchema, productTextSchema } from '../content/schema.ts'
import { findBases, languagesOf } from './bases.ts'
import { findArticleBases, inventArticle } from './invent-article.ts'
import { type Catalogue, inventProduct } from './invent-product.ts'
import { listLines } from './lines.ts'
import { mixSections } from './mix-sections.ts'
import { planBigWorld } from './plan-big-world.ts'
import { createWorldRandom } from './random.ts'
import { varyContents } from './vary-contents.ts'

const LOCALES = ['tailwell/en_US', 'tailwell/nl_NL']
const PRODUCTS = 3000

const content = loadContent()
const sites = content.sites.filter(({ locale }) => LOCALES.includes(locale.id))
const lines = listLines(1)

function toCatalogue(seed: number): Catalogue {
  return {
    seed,
    bases: findBases(content, sites),
    lines: listLines(seed),
    languages: languagesOf(sites),
    languageOf: new Map(sites.map(({ locale }) => [locale.id, locale.file])),
  }
}
const make = (seed: number, count: number) =>
  Array.from({ length: count }, (_, number) => inventProduct(toCatalogueOnce(seed), number))
const catalogues = new Map<number, Catalogue>()
function toCatalogueOnce(seed: number): Catalogue {
  const known = catalogues.get(seed) ?? toCatalogue(seed)
  catalogues.set(seed, known)
  return known
}

describe('an invented product', () => {
  const products = make(1, PRODUCTS)

  it('passes the same schemas as a written product', () => {
    for (const { facts, texts } of products.slice(0, 200)) {
      expect(factsSchema.safeParse(facts).error).toBeUndefined()
      for (const text of texts.values()) expect(productTextSchema.safeParse(text).error).toBeUndefined()
    }
  })

  it.each(LOCALES)('has a unique SKU, name and address on %s', (site) => {
    const texts = products.flatMap(({ texts }) => texts.get(site) ?? [])
    expect(texts).toHaveLength(PRODUCTS)
    expect(new Set(texts.map(({ sku }) => sku)).size).toBe(PRODUCTS)
    expect(new Set(texts.map(({ name }) => name)).size).toBe(PRODUCTS)
    expect(new Set(texts.map(({ url_slug, url_key }) => `${url_slug}/${url_key}`)).size).toBe(PRODUCTS)
  })

  it('varies in amount and price, and relates only to products that come before it', () => {
    const contents = new Set(products.map(({ facts }) => facts.specification.contents?.en))
    expect(contents.size).toBeGreaterThan(30)
    expect(new Set(products.map(({ facts }) => facts.euros)).size).toBeGreaterThan(30)
    const before = new Set(content.facts.map(({ sku }) => sku))
    for (const { facts } of products) {
      for (const sku of facts.related) expect(before.has(sku)).toBe(true)
      before.add(facts.sku)
    }
  })

  it('is the same for the same seed and number, and differs for another seed', () => {
    const toText = (product: ReturnType<typeof inventProduct>) => JSON.stringify([product.facts, [...product.texts]])
    expect(make(1, 50).map(toText)).toEqual(products.slice(0, 50).map(toText))
    expect(make(2, 50).map(toText)).not.toEqual(products.slice(0, 50).map(toText))
  })
})

it('plans the same documents to the last byte for the same seed', () => {
  const toHash = (seed: number) => {
    const hash = createHash('sha256')
    const world = { products: 500, articles: 50, seed, locales: LOCALES }
    for (const documents of planBigWorld(content, world, 100)) hash.update(JSON.stringify(documents))
    return hash.digest('hex')
  }
  expect(toHash(1)).toBe(toHash(1))
  expect(toHash(2)).not.toBe(toHash(1))
})

it('invents articles with unique addresses and the same document names in each country', () => {
  const names = findArticleBases(sites)
  const articles = sites.map((site) =>
    Array.from({ length: 500 }, (_, number) => inventArticle(site, { seed: 1, names, lines }, number)),
  )
  for (const own of articles) {
    expect(new Set(own.map(({ path }) => path)).size).toBe(500)
    for (const { name: _made, ...article } of own.slice(0, 50))
      expect(articleSchema.safeParse({ ...article, name: 'made' }).error).toBeUndefined()
  }
  expect(articles[0]?.map(({ name }) => name)).toEqual(articles[1]?.map(({ name }) => name))
})

it('joins the beginning of one text and the end of another at their headings', () => {
  expect(mixSections('## A\none\n## B\ntwo', '## C\nthree\n## D\nfour')).toBe('## A\none\n## D\nfour')
  expect(mixSections('## A\none\n## B\ntwo', 'no heading')).toBe('## A\none\nno heading')
  expect(mixSections('only', '## D\nfour')).toBe('only\n## D\nfour')
})

it('varies an amount within bounds, and leaves a single piece unchanged', () => {
  const random = createWorldRandom(1, 'amounts')
  for (let turn = 0; turn < 50; turn += 1) {
    const { contents, factor } = varyContents({ g: 90 }, random)
    expect(contents.g).toBeGreaterThanOrEqual(30)
    expect(contents.g).toBeLessThanOrEqual(360)
    expect(factor).toBeCloseTo((contents.g ?? 0) / 90)
  }
  expect(varyContents({ pieces: 1 }, random)).toEqual({ contents: { pieces: 1 }, factor: 1 })
})

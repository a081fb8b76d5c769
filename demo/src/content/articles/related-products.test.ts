import { product } from '@menagerie/web/content/testing/entries'
import { createTestContext } from '@menagerie/web/content/testing/test-context'
import { loadTaggedProductCards } from '@menagerie/web/features/products/tagged-products'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../load-content.ts'
import { ARTICLE_FRAMES } from './article-frames.ts'

/** Animals of the catalogue by the tag that an article names them with. */
const ANIMALS: Readonly<Record<string, string>> = {
  dogs: 'dog',
  cats: 'cat',
  stable: 'horse',
  rabbits: 'rabbit',
  birds: 'parrot',
  aquarium: 'fish',
}
/** Names say the animal and nothing more; what is left is the topic. */
const NAMES: ReadonlySet<string> = new Set(['dogs', 'cats', 'stable', 'birds'])
/** Articles that are about no kind of product. */
const WITHOUT =
  /^(a-day-at-the-shelter|a-day-in-the-kitchen|a-slower-oven|answers-on-saturday|boxes-without-plastic|pumpkin-harvest)$/

const { sites, facts } = loadContent()
const factsOf = new Map(facts.map((fact) => [fact.sku, fact]))
const toTag = (code: string) => ({ code, displayName: code })

describe.each(sites.map((site) => [site.locale.id, site] as const))('products below the articles of %s', (id, site) => {
  const { brand, code: locale } = site.locale
  const entries = site.products.flatMap(({ sku }) => {
    const { tags, animal, variantGroup } = factsOf.get(sku) ?? {}
    const facets = { animal_type: [{ code: animal ?? '', label: animal ?? '' }] }
    const body = { facets, tags: (tags ?? []).map(toTag), ...(variantGroup && { variant_group: variantGroup }) }
    return [product(sku, body, { brand, locale })]
  })
  const ctx = createTestContext(id, entries)
  const shown = site.articles.map(({ name }) => {
    const { tags = [] } = ARTICLE_FRAMES.find((frame) => frame.name === name) ?? {}
    return { name, tags: [...tags], skus: loadTaggedProductCards(ctx, tags.map(toTag)).map(({ sku }) => sku) }
  })

  it('fit the animals and the topic of the article', () => {
    const wrong = shown.flatMap(({ name, tags, skus }) => {
      const animals = tags.flatMap((tag) => ANIMALS[tag] ?? [])
      const topics = tags.filter((tag) => !NAMES.has(tag))
      return skus.flatMap((sku) => {
        const fact = factsOf.get(sku)
        const isFor = animals.length === 0 || animals.includes(fact?.animal ?? '')
        const isOn = topics.length === 0 || topics.some((tag) => fact?.tags.some((other) => other === tag))
        return isFor && isOn ? [] : [`${name}: ${fact?.name} (${isFor ? 'topic' : 'animal'})`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('are shown wherever the brand sells something on the topic', () => {
    const without = shown.flatMap(({ name, skus }) => (skus.length === 0 && !WITHOUT.test(name) ? [name] : []))
    // No parasite remedies at Aldergrove.
    expect(without).toEqual(brand === 'aldergrove' ? ['ticks'] : [])
  })
})

it('the checks cover the articles of all sites', () => {
  expect(sites.flatMap(({ articles }) => articles).length).toBe(690)
})

import { join } from 'node:path'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { isSoldIn } from '@menagerie/demo/content/products/availability'
import { PRODUCT_FAMILIES } from '@menagerie/demo/content/products/families/all-families'
import type { ProductFamily } from '@menagerie/demo/content/products/family'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { serveSearchClient } from './search-client/serve-search-client.ts'
import { mainOrigin } from './sites.ts'
import { test } from './test.ts'

/** Algolia's official widgets, unchanged, on our search (spec §7). Expected numbers follow from the facts of the demo. */
const SOLD = PRODUCT_FAMILIES.filter((family) => family.brand === MAIN_BRAND && isSoldIn(family, 'US'))
const familiesWith = (holds: (family: ProductFamily) => boolean) => SOLD.filter(holds).length
const productsWith = (holds: (family: ProductFamily) => boolean) =>
  SOLD.filter(holds).reduce((sum, { variants }) => sum + variants.length, 0)
const isOf =
  (...animals: ProductFamily['animal'][]) =>
  ({ animal }: ProductFamily) =>
    animals.includes(animal)

let client: Awaited<ReturnType<typeof serveSearchClient>>

test.beforeAll(async () => {
  client = await serveSearchClient(mainOrigin, join(process.env.MENAGERIE_VAR ?? '', `search-client-${process.pid}`))
})

test.afterAll(() => client.close())

test.beforeEach(async ({ page }) => {
  await page.goto(client.origin)
  await expect(page.locator('.ais-Stats-text')).toContainText('results')
  // The widgets redraw with every answer, so text typed before the last of the first answers is lost.
  // The first answer waits for the index of the pages, which takes some seconds on a busy machine.
  await expect(page.getByRole('region', { name: 'pages' }).getByRole('listitem')).toHaveCount(5, { timeout: 20_000 })
})

const products = (page: Page) => page.getByRole('region', { name: 'products' })
const stats = (page: Page) => page.locator('.ais-Stats-text')
/** The widget writes the count behind the label without a space. */
const named = (label: string, count: number) => new RegExp(`^${label} ?${count}$`)
const option = (page: Page, region: string, name: string) =>
  page.getByRole('region', { name: region }).getByRole('checkbox', { name: new RegExp(`^${name} ?\\d`) })
const idsOf = (page: Page) =>
  products(page)
    .locator('article')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('data-id')))
const search = (page: Page, words: string) => page.getByRole('searchbox').first().fill(words)

test('an empty query finds everything, sizes and colours of a product are one hit, and facets count products', async ({
  page,
}) => {
  await expect(stats(page)).toContainText(`${SOLD.length} results`)
  await expect(products(page).locator('article')).toHaveCount(18)
  await expect(option(page, 'animal', 'Dogs')).toHaveAccessibleName(named('Dogs', productsWith(isOf('dog'))))
})

test('query words are highlighted in the hits, even when they are mistyped', IN_PROOF, async ({ page }) => {
  await search(page, 'salmon')
  const marks = products(page).locator('h3 .ais-Highlight-highlighted')
  await expect(marks.first()).toHaveText(/salmon/i)
  const found = await idsOf(page)
  await search(page, 'slamon')
  await expect(marks.first()).toHaveText(/salmon/i)
  await expect.poll(() => idsOf(page)).toEqual(found)
  await expect(products(page).locator('.ais-Snippet-highlighted').first()).toHaveText(/salmon/i)
})

test('values of one facet add up, values of another narrow the results, and all can be cleared', async ({ page }) => {
  await option(page, 'animal', 'Dogs').check()
  await expect(stats(page)).toContainText(`${familiesWith(isOf('dog'))} results`)
  await expect(option(page, 'animal', 'Cats')).toHaveAccessibleName(named('Cats', productsWith(isOf('cat'))))
  await option(page, 'animal', 'Cats').check()
  await expect(stats(page)).toContainText(`${familiesWith(isOf('dog', 'cat'))} results`)
  await expect(page.locator('.ais-CurrentRefinements-category')).toHaveCount(2)
  await option(page, 'flavor', 'Salmon').check()
  const hasSalmon = ({ facets, variants }: ProductFamily) =>
    facets.flavor?.includes('salmon') === true || variants.some(({ flavor }) => flavor === 'salmon')
  const withSalmon = (family: ProductFamily) => isOf('dog', 'cat')(family) && hasSalmon(family)
  await expect(stats(page)).toContainText(`${familiesWith(withSalmon)} results`)
  await page.getByRole('button', { name: 'Clear refinements' }).click()
  await expect(stats(page)).toContainText(`${SOLD.length} results`)
})

test('a category menu of two levels narrows the results and can be undone', IN_PROOF, async ({ page }) => {
  const menu = page.getByRole('region', { name: 'categories' })
  await menu.getByRole('link', { name: /^Cats/ }).click()
  await expect(stats(page)).toContainText(`${familiesWith(isOf('cat'))} results`)
  await menu.getByRole('link', { name: /^Dry food/ }).click()
  const dry = ({ animal, facets }: ProductFamily) => animal === 'cat' && facets.product_sub_group.includes('dry-food')
  await expect(stats(page)).toContainText(`${familiesWith(dry)} result`)
  await menu.getByRole('link', { name: /^Cats/ }).click()
  await expect(stats(page)).toContainText(`${SOLD.length} results`)
})

test('a switch narrows the results to natural products', IN_PROOF, async ({ page }) => {
  await page.getByRole('checkbox', { name: /^natural/ }).check()
  await expect(stats(page)).toContainText(`${familiesWith(({ isNatural }) => isNatural === true)} results`)
})

test('the values of a facet can be searched, with tolerance for typing mistakes', IN_PROOF, async ({ page }) => {
  const animals = page.getByRole('region', { name: 'animal' })
  await animals.getByRole('searchbox').fill('hores')
  await expect(animals.getByRole('checkbox')).toHaveCount(1)
  await expect(animals.getByRole('checkbox')).toHaveAccessibleName(/^Horses/)
})

test('result pages follow each other without a gap or a repetition', IN_PROOF, async ({ page }) => {
  await option(page, 'animal', 'Dogs').check()
  await expect(stats(page)).toContainText(`${familiesWith(isOf('dog'))} results`)
  const pages = Math.ceil(familiesWith(isOf('dog')) / 18)
  const seen: (string | null)[] = []
  for (let number = 1; number <= pages; number += 1) {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click()
    await expect(page.locator('.ais-Pagination-item--selected')).toHaveText(String(number))
    await expect.poll(async () => (await idsOf(page)).every((id) => !seen.includes(id))).toBe(true)
    seen.push(...(await idsOf(page)))
  }
  expect(seen).toHaveLength(familiesWith(isOf('dog')))
})

test('a second index on the same page has its own hits and can show more of them', IN_PROOF, async ({ page }) => {
  const pages = page.getByRole('region', { name: 'pages' })
  await search(page, 'dog')
  await expect(pages.locator('.ais-Highlight-highlighted').first()).toHaveText(/dog/i)
  await expect(pages.getByRole('listitem')).toHaveCount(5)
  await pages.getByRole('button', { name: 'Show more results' }).click()
  await expect(pages.getByRole('listitem')).toHaveCount(10)
})

test('a word that matches nothing has no results, and the page says so', IN_PROOF, async ({ page }) => {
  await search(page, 'xylophonequartz')
  await expect(stats(page)).toContainText('No results')
  await expect(products(page).locator('article')).toHaveCount(0)
})

import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.setTimeout(180_000)

test('lists find a product by its SKU and by its category, and the home page by part of its title', async ({
  page,
  request,
}) => {
  const admin = await openAdminApi(request)
  const { docs } = (
    await admin.call(
      'get',
      `/categories?where[site][equals]=${MAIN_BRAND}/nl_NL&where[displayName][equals]=Voer&where[parent.displayName][equals]=Honden&depth=0`,
    )
  ).body
  const { body: food } = await admin.call('get', `/product-facts/${docs[0].products[0]}?depth=0`)
  await signInToStudio(page)
  const rows = page.locator('.collection-list .table tbody tr')
  const search = async (list: string, words: string) => {
    await page.goto(`${adminOrigin}/admin/collections/${list}`)
    await page.locator('.search-filter__input, .search-filter input').first().fill(words)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === words, SOON)
  }
  await search('product-facts', food.sku)
  await expect(rows).toHaveCount(1, SOON)
  await expect(rows).toContainText(food.name)
  await search('product-facts', `${food.name} hondenvoer`)
  await expect(rows.filter({ hasText: food.sku }).first()).toBeVisible(SOON)
  await search('product-facts', `${food.name} kattenvoer`)
  await expect(rows.filter({ hasText: food.sku })).toHaveCount(0, SOON)
  for (const words of ['startpag', '/', 'Accueil']) {
    await search('pages', words)
    await expect(rows.getByRole('cell', { name: '/', exact: true }).first()).toBeVisible(SOON)
  }
})

test('a picture and related products set for one country are shown only in that country', async ({ page, request }) => {
  const admin = await openAdminApi(request)
  const [italy, germany] = [findTestSite(`${OTHER_BRAND}/it_IT`), findTestSite(`${OTHER_BRAND}/de_DE`)]
  const textsOf = async (site: string, more: string) =>
    (await admin.call('get', `/product-texts?where[site][equals]=${site}&depth=0&${more}`)).body.docs
  const [italian, ...others] = await textsOf(italy.id, 'limit=40&sort=-createdAt')
  const [german] = await textsOf(germany.id, `where[facts][equals]=${italian.facts}`)
  const [picture] = (await admin.call('get', '/media?limit=1&depth=0&sort=createdAt')).body.docs
  await page.goto(toUrl(italy, `${italian.url_slug}/${italian.url_key}`))
  const led = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const related = others.find(({ url_key: key }: { url_key: string }) => !led.some((address) => address.includes(key)))
  const look = async ({ site, text }: { site: typeof italy; text: typeof italian }) => {
    await page.goto(toUrl(site, `${text.url_slug}/${text.url_key}`))
    const links = page.locator(`main a[href*="/${related.url_key}"]`)
    return { picture: await page.locator('main img').first().getAttribute('src'), leads: (await links.count()) > 0 }
  }
  const [there, elsewhere] = [
    { site: italy, text: italian },
    { site: germany, text: german },
  ]
  const before = { there: await look(there), elsewhere: await look(elsewhere) }
  await admin.update('product-texts', italian.id, { images: [picture.id], related: [related.facts] })
  await expect.poll(async () => (await look(there)).picture, SOON).not.toBe(before.there.picture)
  expect((await look(there)).leads).toBe(true)
  expect(await look(elsewhere)).toEqual(before.elsewhere)

  // The demo has packs in the language of the country: without a picture for the site, that of the product shows.
  await admin.update('product-texts', italian.id, { images: [], related: [] })
  await expect.poll(async () => (await look(there)).leads, SOON).toBe(false)
  expect((await look(there)).picture).not.toBe(before.there.picture)
  await admin.update('product-texts', italian.id, { images: italian.images, related: italian.related })
})

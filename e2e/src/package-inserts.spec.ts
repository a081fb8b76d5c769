import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const WITH_LEAFLET = '20120'

function findPath(): string {
  const content = loadContent().sites.find(({ locale }) => locale.id === site.id)
  const product = content?.products.find(({ sku }) => sku === WITH_LEAFLET)
  if (!product) throw new Error(`The demo has no product ${WITH_LEAFLET}`)
  return `${product.url_slug}/${product.url_key}`
}

test('a package insert is linked with its name, type and size, and is served as a PDF, whole or in parts (spec §2)', async ({
  page,
}) => {
  await page.goto(toUrl(site, findPath()))
  const section = page.getByRole('region', { name: t('product.packageInserts') })
  const link = section.getByRole('link', { name: /Gentle Ear Care.*PDF, \d+ kB/ })
  const href = String(await link.getAttribute('href'))
  const address = new URL(href, page.url()).href
  const whole = await page.request.get(address)
  expect([whole.status(), whole.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(whole.headers()['content-disposition']).toContain('filename="gentle-ear-care-en.pdf"')
  expect((await whole.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const part = await page.request.get(address, { headers: { range: 'bytes=0-4' } })
  expect([part.status(), (await part.body()).toString()]).toEqual([206, '%PDF-'])
  const old = await page.request.get(address.replace(/\/[0-9a-f]{12}\//, '/000000000000/'))
  expect([old.status(), old.url()]).toEqual([200, address])
})

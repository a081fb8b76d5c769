import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, contentApiOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the studio on a busy machine. */
const SOON = { timeout: 90_000 }
const state = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ })

async function openImports(page: Page) {
  await signInToStudio(page)
  await page.goto(`${adminOrigin}/admin/import`)
}

async function upload(page: Page, name: string, table: string | Buffer) {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('Table, or a ZIP that contains one').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
}

const countOf = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test.describe('the report of an import in the studio (spec §6)', () => {
  test.setTimeout(300_000)
  test.describe.configure({ mode: 'default' })

  test('shows every mistake by line and field, the results in pages, the progress, and everything as a table', async ({
    page,
  }) => {
    const first = randomInt(7_100_000, 7_600_000)
    const rows = Array.from({ length: 60 }, (_, at) => {
      const price = at === 3 ? 'much' : '5,00'
      const barcode = at === 7 ? '4006381333930' : ''
      const flag = at === 3 ? 'perhaps' : 'ja'
      return `${first + at};Brok ${at};${MAIN_BRAND};${price};${barcode};${flag};Brok ${first + at};honden/proef`
    })
    const head = 'sku;internal_name;brands;price:NL;barcode;is_natural;name:nl_NL;url_slug:nl_NL'
    await openImports(page)
    await upload(page, 'mistakes.csv', [head, ...rows].join('\r\n'))
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible(SOON)
    await expect(state(page)).toContainText('Checked. Nothing has been saved yet', SOON)
    await expect(countOf(page, 'New')).toHaveText('58')
    await expect(countOf(page, 'Left out because of errors')).toHaveText('2')
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('With errors')
    const broken = page.locator('li[data-state="broken"]')
    await expect(broken).toHaveCount(2)
    await expect(broken.first()).toContainText('price:NL (mistakes.csv, line 5): “much” is not a number')
    await expect(broken.first()).toContainText('is_natural (mistakes.csv, line 5): “perhaps” is neither yes nor no')
    await expect(broken.last()).toContainText('barcode (mistakes.csv, line 9)')
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('New')
    await expect(page.getByText('1 to 20 of 58')).toBeVisible(SOON)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('21 to 40 of 58')).toBeVisible(SOON)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Result as a table' }).click(),
    ])
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toContain('“much” is not a number')
    expect(table.split('\n').length).toBeGreaterThan(58)
  })

  test('an administrator imports a redirect, and its address then redirects', IN_PROOF, async ({ page, request }) => {
    const from = `oud-${randomInt(1_000_000)}`
    await openImports(page)
    await page.getByLabel('The file contains').selectOption('Redirects')
    const site = `${MAIN_BRAND}/nl_NL`
    const target = 'https://winkel.example/nieuw'
    await upload(
      page,
      'redirects.csv',
      `site;from;match;target.type;target.url;status\r\n${site};${from};exact;external;${target};301\r\n`,
    )
    await expect(state(page)).toContainText('Checked', SOON)
    await page.getByRole('button', { name: 'Import: Redirects (1)' }).click()
    await expect(state(page)).toContainText('Saved', SOON)
    await expect(async () => {
      const answer = await request.get(toUrl(findTestSite(site), from), { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, target])
    }).toPass(SOON)
    const admin = await openAdminApi(request)
    const { body } = await admin.call('get', `/redirects?where[from][equals]=${from}&depth=0`)
    await admin.remove('redirects', body.docs[0].id)
  })

  test('exported products of a site can be imported again without a difference', IN_PROOF, async ({ page }) => {
    await openImports(page)
    const exports = page.getByRole('region', { name: 'Export' })
    await exports.getByRole('combobox', { name: 'Texts for' }).selectOption(`${MAIN_BRAND}/fi_FI`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      exports.getByRole('link', { name: 'CSV', exact: true }).click(),
    ])
    await upload(page, 'products.csv', await readFile(await download.path()))
    await expect(state(page)).toContainText('Checked', { timeout: 180_000 })
    for (const name of ['New', 'Changed', 'Left out because of errors', 'Errors', 'Not in the file'])
      await expect(countOf(page, name)).toHaveText('0')
    await expect(countOf(page, 'Unchanged')).not.toHaveText('0')
  })

  test(
    'a check that a program sends with its key is listed among the recent imports with its result',
    IN_PROOF,
    async ({ page, request }) => {
      const name = `PIM ${randomInt(1_000_000)}`
      const admin = await openAdminApi(request)
      const { body: made } = await admin.call('post', '/write-keys', { name, sites: null, kinds: ['facts', 'texts'] })
      const sku = randomInt(7_600_000, 7_700_000)
      const sent = await request.post(`${contentApiOrigin}/imports?check=1`, {
        headers: { authorization: `Bearer ${made.secret}`, 'content-type': 'text/csv' },
        data: `sku,internal_name,brands,name:nl_NL,url_slug:nl_NL\n${sku},Brok,${MAIN_BRAND},Brok ${sku},honden\n`,
      })
      expect(sent.status()).toBe(200)
      await openImports(page)
      const row = page.getByRole('region', { name: 'Recent imports' }).getByRole('row').filter({ hasText: name })
      await expect(async () => {
        await page.reload()
        await expect(row).toContainText('Checked', { timeout: 3_000 })
      }).toPass(SOON)
      await row.getByRole('button', { name: 'import.csv' }).click()
      await expect(page.locator('li[data-state="new"]')).toContainText(String(sku), SOON)
      expect((await admin.call('post', `/write-keys/${made.key.id}/end`)).status).toBe(200)
    },
  )
})

import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the studio on a busy machine. */
const SOON = { timeout: 90_000 }
const SITE = `${MAIN_BRAND}/nl_NL`
const state = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ })

async function openImports(page: Page, kind?: string) {
  await signInToStudio(page)
  await page.goto(`${adminOrigin}/admin/import`)
  if (kind) await page.getByLabel('The file contains').selectOption(kind)
}

async function check(page: Page, name: string, table: string | Uint8Array) {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('Table, or a ZIP that contains one').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(state(page)).toContainText('Checked. Nothing has been saved yet', SOON)
}

const countOf = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

const toTable = (...rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n')

test.describe('the import page, for all kinds of content and character encodings (spec §6)', () => {
  test.setTimeout(300_000)
  test.describe.configure({ mode: 'default' })

  const mark = randomInt(1_000_000)
  const head = ['site', 'from', 'target.type', 'target.path']
  const day = ['site', 'path', 'title', 'template']
  const checked: [kind: string, table: string, told: string][] = [
    [
      'Redirects',
      toTable(head, [SITE, `a-${mark}`, 'path', `b-${mark}`], [SITE, `b-${mark}`, 'path', `a-${mark}`]),
      'These redirects go round in a circle',
    ],
    [
      'Pages',
      toTable(day, [SITE, `nieuw-${mark}`, 'Nieuw', 'ContentPage'], [SITE, 'search/products', 'Zoek', 'ContentPage']),
      'search/products',
    ],
    [
      'Stores',
      toTable(
        ['name', 'postal_code', 'city', 'country', 'brands', 'point_of_sale'],
        [`Winkel ${mark}`, '1011', 'Amsterdam', 'NL', MAIN_BRAND, 'offline'],
        [`Winkel ${mark}`, '067', 'Dresden', 'DE', MAIN_BRAND, 'offline'],
      ),
      'is too short',
    ],
  ]
  for (const [at, [kind, table, told]] of checked.entries())
    test(
      `the dry run of ${kind.toLowerCase()} reports what a save would refuse, and saves nothing`,
      at === 0 ? {} : IN_PROOF,
      async ({ page }) => {
        await openImports(page, kind)
        await check(page, 'file.csv', table)
        await expect(countOf(page, 'New')).toHaveText('1')
        await expect(countOf(page, 'Left out because of errors')).toHaveText('1')
        await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('With errors')
        await expect(page.locator('li[data-state="broken"]')).toContainText(told, SOON)
        await expect(page.getByRole('button', { name: `Import: ${kind} (1)` })).toBeEnabled()
        // Nothing was saved, so the same file gives the same result again.
        await page.getByRole('button', { name: 'Check again' }).click()
        await expect(state(page)).toContainText('Checked', SOON)
        await expect(countOf(page, 'New')).toHaveText('1')
      },
    )

  test('the encoding is reported, terms and categories are mapped, and the result is in the reader’s language', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { body } = await admin.call('get', `/categories?where[site][equals]=${SITE}&limit=1&depth=0`)
    const [{ code }] = body.docs
    const sku = String(randomInt(7_700_000, 7_800_000))
    await openImports(page)
    const columns = 'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL;flavor;categories:nl_NL'
    const row = [sku, 'Möhre für Hunde', MAIN_BRAND, '12,-', `Größe ${sku}`, 'honden', 'Wilde zalm', 'Winkel > Overig']
    await check(page, 'letters.csv', Buffer.from(toTable([columns], row), 'latin1'))
    await page.getByText('1 note', { exact: true }).click()
    await expect(page.getByText('letters.csv was read as windows-1252: check letters with accents.')).toBeVisible()
    await expect(page.getByText('2 words are not terms')).toBeVisible()
    await page.getByLabel('Term for Wilde zalm').fill('salmon')
    await page.getByLabel('Term for Winkel > Overig').fill(code)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(countOf(page, 'New')).toHaveText('1', SOON)
    await expect(countOf(page, 'Errors')).toHaveText('0')
    const found = page.locator('li[data-state="new"]')
    await expect(found).toContainText('Größe', SOON)
    await found.getByText('7 fields').click()
    await expect(found.getByRole('row', { name: `categories · ${SITE}` }).locator('ins')).toHaveText(code)

    await page.context().addCookies([{ name: 'menagerie-studio-lng', value: 'de', url: adminOrigin }])
    const href = await page.getByRole('link', { name: 'Result as a table' }).getAttribute('href')
    await page.goto(`${adminOrigin}/admin/import`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate(
        `(() => { const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(href)}, download: '' }); document.body.append(link); link.click() })()`,
      ),
    ])
    const table = await readFile(await download.path(), 'utf8')
    expect(table.split('\n')[0]).toContain('Produkt oder Dokument')
    expect(table).toContain(`Größe ${sku}`)
  })
})

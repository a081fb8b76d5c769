import { randomUUID } from 'node:crypto'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { brandByKey } from '@menagerie/sites/brand'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { openDraft } from '../open-draft.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create in other countries' })

test('a Dutch page is created in Germany, Wallonia and Russia, with links to their own pages (spec §1)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const admin = await openAdminApi(request)
  const sites = [`${MAIN_BRAND}/de_DE`, `${MAIN_BRAND}/fr_BE`, `${MAIN_BRAND}/ru_RU`]
  const contact = await admin.call(
    'get',
    `/pages?limit=1&depth=0&where[template][equals]=ContactPage&where[site][equals]=${MAIN_BRAND}/nl_NL`,
  )
  const group = contact.body.docs[0].translationGroup
  const draft = await openDraft(page, request, {
    main: [
      {
        blockType: 'CtaBanner',
        colorTheme: '1',
        blockTitle: 'Bel ons',
        buttonText: 'Contact',
        button: { type: 'page', page: contact.body.docs[0].id },
      },
    ],
  })
  await page.getByRole('button', { name: 'Create in other countries' }).click()
  const dialog = dialogOf(page)
  for (const site of ['(de_DE)', '(fr_BE)', '(ru_RU)'])
    await dialog
      .getByRole('checkbox', { name: new RegExp(`^${brandByKey(MAIN_BRAND).name}.*${site.replace(/[()]/g, '\\$&')}`) })
      .check()
  await dialog.getByRole('button', { name: 'Show what will be created' }).click()
  const german = dialog.locator('details', { hasText: '(de_DE)' })
  await german.locator('summary').click()
  await german.getByLabel('Title in German').fill('Welpen zu Hause')
  await expect(german.getByText('welpen-zu-hause')).toBeVisible()
  // Going back to the choice of sites keeps the typed text.
  await dialog.getByRole('button', { name: 'Choose other sites' }).click()
  await dialog.getByRole('button', { name: 'Show what will be created' }).click()
  await german.locator('summary').click()
  await expect(german.getByLabel('Title in German')).toHaveValue('Welpen zu Hause')
  await dialog.getByRole('button', { name: 'Create 3 drafts' }).click()
  await expect(dialog.getByRole('status')).toHaveText('3 drafts created', SOON)
  const { translationGroup } = await draft.newest()
  const { body } = await admin.call(
    'get',
    `/pages?draft=true&depth=0&limit=9&where[translationGroup][equals]=${translationGroup}`,
  )
  const copies = body.docs.filter(({ site }: { site: string }) => site !== `${MAIN_BRAND}/nl_NL`)
  expect(copies.map(({ site }: { site: string }) => site).toSorted()).toEqual(sites)
  for (const copy of copies) {
    const there = await admin.call(
      'get',
      `/pages?limit=1&depth=0&where[translationGroup][equals]=${group}&where[site][equals]=${copy.site}`,
    )
    expect(copy.main[0].button.page).toBe(there.body.docs[0].id)
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('#field-title')).toBeVisible()
  for (const { id } of copies) await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
  await draft.remove()
})

test(
  'a page selected in a list of the German site is created in Italy (spec §1)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const admin = await openAdminApi(request)
    const title = `entwurf-${randomUUID().slice(0, 8)}`
    const data = { site: `${OTHER_BRAND}/de_DE`, title, path: title, template: 'Default', _status: 'draft' }
    const created = await admin.call('post', '/pages?draft=true', data)
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages?search=${title}`)
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Files for translators' }).click()
    const files = page.getByRole('dialog', { name: 'Files for translators' })
    await files.getByLabel('From').selectOption(`${OTHER_BRAND}/nl_NL`)
    await files.getByLabel('For').selectOption(`${OTHER_BRAND}/de_DE`)
    await expect(files.getByRole('link')).toHaveCount(3)
    await expect(files.getByRole('link').first()).toHaveAttribute('href', new RegExp(`ids=${created.body.doc.id}`))
    await files.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Create 1 in other countries' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('checkbox', { name: new RegExp(`^${brandByKey(OTHER_BRAND).name}.*\\(it_IT\\)`) }).check()
    await dialog.getByRole('button', { name: 'Show what will be created' }).click()
    await dialog.getByRole('button', { name: 'Create 1 draft' }).click()
    await expect(dialog.getByRole('status')).toHaveText('1 draft created', SOON)
    const link = dialog.getByRole('link', { name: title })
    const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    const copy = (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
    expect(copy).toMatchObject({
      site: `${OTHER_BRAND}/it_IT`,
      title,
      translationGroup: created.body.doc.translationGroup,
    })
    for (const each of [id, created.body.doc.id]) await admin.call('delete', `/pages/${each}?evenIfUsed=true`)
  },
)

import { randomUUID } from 'node:crypto'
import { OTHER_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const SITE = findTestSite(`${OTHER_BRAND}/it_IT`)

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'a sent form leads to the thank-you page that an editor chooses in the site settings (spec §2)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(180_000)
    const admin = await openAdminApi(request)
    const { body } = await admin.call('get', `/site-settings?where[site][equals]=${SITE.id}&depth=0`)
    const [settings] = body.docs
    const title = `Grazie ${randomUUID().slice(0, 8)}`
    const path = `grazie-${randomUUID().slice(0, 8)}`
    const thanks = await admin.create('pages', {
      site: SITE.id,
      title,
      path,
      template: 'Default',
      translationGroup: randomUUID(),
      _status: 'published',
    })
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/site-settings/${settings.id}`)
    await page.getByRole('button', { name: 'Forms and shops' }).click()
    const field = page.locator('.menagerie-choice', { hasText: 'Shown after a contact form is sent.' })
    await field.getByRole('combobox').fill(title)
    await field.getByRole('option', { name: new RegExp(title) }).click()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)

    const t = translator(SITE)
    const contacts = await admin.call(
      'get',
      `/pages?where[site][equals]=${SITE.id}&where[template][equals]=ContactPage`,
    )
    // The thank-you page becomes noindex once the site has received the settings.
    const robots = async () => /noindex/.test(await (await request.get(toUrl(SITE, path))).text())
    await expect.poll(robots, SOON).toBe(true)
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.77' })
    await page.goto(toUrl(SITE, contacts.body.docs[0].path))
    const form = page.getByRole('form', { name: t('contact.formTitle') })
    await form.getByLabel(t('contact.email')).fill('ada@example.com')
    await form.getByLabel(t('contact.message')).fill(`Salve ${randomUUID()}`)
    await form.getByRole('button', { name: t('contact.send') }).click()
    await expect(page).toHaveURL(toUrl(SITE, path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await admin.update('site-settings', settings.id, { features: settings.features, _status: 'published' })
    await admin.call('delete', `/pages/${thanks.id}?evenIfUsed=true`)
  },
)

import { randomUUID } from 'node:crypto'
import { FIELD_CHARS } from '@menagerie/contract/typed-text'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { CONTACT_LABELS } from '@menagerie/sites/contact-labels'
import { translator } from '@menagerie/sites/messages'
import { factsOf } from '@menagerie/sites/site-facts'
import { expect, type Locator, type Page } from '@playwright/test'
import { sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const content = loadContent()
const lengthOf = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value.length : 0)

/** Opens the contact page of a site. Each test uses its own IP address, because an address may send only five forms in ten minutes. */
async function openContact(page: Page, id: string, from: number): Promise<{ form: Locator; url: string }> {
  const site = findTestSite(id)
  const found = content.sites
    .find(({ locale }) => locale.id === id)
    ?.pages.find((each) => each.template === 'ContactPage')
  const url = toUrl(site, found?.path)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${from}` })
  await page.goto(url)
  return { form: page.getByRole('form', { name: translator(site)('contact.formTitle') }), url }
}

const label = (id: string, field: keyof typeof CONTACT_LABELS) => translator(findTestSite(id))(CONTACT_LABELS[field])

for (const [at, javaScriptEnabled] of [true, false].entries())
  test.describe(`a question to the company ${javaScriptEnabled ? 'with' : 'without'} JavaScript (spec §2, contact page)`, () => {
    test.use({ javaScriptEnabled })

    test('is sent by keyboard and confirmed on the same page', async ({ page }) => {
      const id = `${MAIN_BRAND}/en_GB`
      const { form } = await openContact(page, id, javaScriptEnabled ? 1 : 2)
      await form.getByLabel(label(id, 'first-name')).focus()
      await page.keyboard.type('Ann')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Otter')
      await page.keyboard.press('Tab')
      await page.keyboard.type('ann@müller.example')
      await form.getByLabel(label(id, 'message')).fill(`Is the salmon free of grain? ${randomUUID()}`)
      // The text has the maximum length of the field: a form sends two characters for each line end.
      await page.keyboard.insertText(`\n${'fish \n'.repeat(1_000)}`)
      expect(await form.getByLabel(label(id, 'message')).evaluate(lengthOf)).toBe(FIELD_CHARS.message)
      // Skips the link to the privacy page.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText(translator(findTestSite(id))('contact.sentTitle'))).toBeVisible()
    })

    test(
      'that is refused keeps its texts, and the list of errors gets the focus',
      sampleAt(at, 1),
      async ({ page }) => {
        const id = `${MAIN_BRAND}/en_GB`
        const { form } = await openContact(page, id, javaScriptEnabled ? 3 : 4)
        await form.getByLabel(label(id, 'first-name')).fill('Ann')
        await form.getByLabel(label(id, 'email')).fill('ann@example.com')
        await form.getByLabel(label(id, 'phone')).fill('call me')
        await form.getByLabel(label(id, 'message')).fill('Zażółć gęślą jaźń')
        await form.getByRole('button', { name: translator(findTestSite(id))('contact.send') }).click()
        const list = page.locator('[data-error-list]')
        await expect(list).toBeFocused()
        await expect(list.getByRole('link')).not.toHaveCount(0)
        await expect(form.getByLabel(label(id, 'first-name'))).toHaveValue('Ann')
        await expect(form.getByLabel(label(id, 'phone'))).toHaveValue('call me')
        await expect(form.getByLabel(label(id, 'message'))).toHaveValue('Zażółć gęślą jaźń')
      },
    )

    test('from Spain has its own form and its own thank-you page', sampleAt(at), async ({ page }) => {
      const id = `${MAIN_BRAND}/es_ES`
      const { form } = await openContact(page, id, javaScriptEnabled ? 5 : 6)
      const send = form.getByRole('button', { name: translator(findTestSite(id))('contact.send') })
      await expect(send).toBeHidden()
      await form.getByLabel(label(id, 'asunto')).selectOption('general')
      await form.getByLabel(label(id, 'first-name')).first().fill('Ana')
      await form.getByLabel(label(id, 'last-name')).fill('Núñez')
      await form.getByLabel(label(id, 'email')).fill('ana@example.com')
      await form.getByLabel(label(id, 'código-postal')).fill('28001')
      await form.getByLabel(label(id, 'provincia')).selectOption('Madrid')
      await form.getByLabel(label(id, 'message')).fill(`¿Lleva cereales? ${randomUUID()}`)
      await form.getByRole('checkbox', { name: /privacidad/ }).check()
      await send.click()
      await expect(page).toHaveURL(toUrl(findTestSite(id), factsOf(findTestSite(id)).features.thankYou))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

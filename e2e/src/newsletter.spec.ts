import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { translator } from '@menagerie/sites/messages'
import { type APIRequestContext, expect } from '@playwright/test'
import { findInMails } from '../../scripts/test/read-mails.ts'
import { openAdminApi } from './admin-api.ts'
import { sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const found = loadContent()
  .sites.find(({ locale }) => locale.id === site.id)
  ?.pages.find(({ template }) => template === 'Newsletter')
const url = toUrl(site, found?.path)
/** A form waits for its delivery, and a mail until the queue is next processed. */
const MAIL_MS = 40_000

/** Finds the link of a mail, once the studio has sent it. */
const readLink = (email: string, name: 'confirm' | 'stop') =>
  findInMails(
    join(process.env.MENAGERIE_VAR ?? '', 'mail'),
    email,
    new RegExp(`(https?:\\S+[?]${name}=[\\w-]+)`),
    MAIL_MS,
  )

async function readState(request: APIRequestContext, email: string): Promise<string | undefined> {
  const admin = await openAdminApi(request)
  const { body } = await admin.call('get', `/subscribers?where[email][equals]=${email}&depth=0`)
  return body.docs[0]?.state
}

for (const [at, javaScriptEnabled] of [true, false].entries())
  test.describe(
    `a reader and the newsletter ${javaScriptEnabled ? 'with' : 'without'} JavaScript (spec §2, Newsletter page)`,
    sampleAt(at),
    () => {
      test.use({ javaScriptEnabled })

      test('subscribes, confirms with the link in the mail, and unsubscribes with the button of a mail program', async ({
        page,
        request,
      }) => {
        test.setTimeout(180_000)
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${javaScriptEnabled ? 31 : 32}` })
        const email = `${randomUUID()}@reader.example`
        await page.goto(url)
        const form = page.getByRole('form', { name: found?.title ?? '' })
        await form.locator('[name=email]').fill(email)
        await form.locator('[name=consent]').check()
        await form.getByRole('button', { name: t('newsletter.subscribe') }).click()
        await expect(page.getByText(t('newsletter.sentTitle'))).toBeVisible()

        await page.goto(await readLink(email, 'confirm'))
        await page.getByRole('button', { name: t('newsletter.confirm') }).click()
        await expect(page.getByText(t('newsletter.confirmed'))).toBeVisible()

        const stop = await readLink(email, 'stop')
        expect(await readState(request, email)).toBe('confirmed')
        const ended = await request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
        expect(ended.status()).toBe(200)
        await expect(async () => expect(await readState(request, email)).toBe('unsubscribed')).toPass({
          timeout: MAIL_MS,
        })
      })
    },
  )

test.describe('the link of a mail on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const [name, button] of [
    ['confirm', 'newsletter.confirm'],
    ['stop', 'newsletter.stop'],
  ] as const)
    test(`opens a page with its question and button on the first screen: ${name}`, async ({ page }) => {
      await page.goto(`${url}?${name}=${randomUUID()}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('main').getByRole('button', { name: t(button) })).toBeInViewport({ ratio: 1 })
    })

  test('leads to a confirmation on the first screen', async ({ page }) => {
    await page.goto(`${url}?sent=confirm`)
    await expect(page.getByText(t('newsletter.confirmed'))).toBeInViewport({ ratio: 1 })
  })
})

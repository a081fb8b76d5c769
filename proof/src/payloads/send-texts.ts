import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Page } from '@playwright/test'

/** A form of a site, and the fields that it needs to be accepted, besides those under test. */
export type TriedForm = { url: string; form: string; needed: Readonly<Record<string, string>> }

/** Text fields that accept whatever a visitor types. */
const FREE = ['subject', 'product-name', 'first-name', 'last-name', 'message'] as const
const TAKEN = { email: 'ann@example.com', phone: '+44 20 555 0123', 'about-product': 'on' }
export const SPANISH = { asunto: 'general', 'código-postal': '28001', provincia: 'Madrid', privacidad: 'on' }

export const findTried = (id: string) => BRAND_LOCALES.find((site) => site.id === id)

/** Submits the form in the page, with the text in each field, also in choices and hidden ones. The site refuses it and shows all of it again. */
export async function sendRefused(page: Page, { url }: TriedForm, text: string): Promise<void> {
  await page.goto(url)
  const answered = page.waitForNavigation()
  await page.evaluate((typed) => {
    const form = document.querySelector<HTMLFormElement>('main form[method=post]')
    if (form === null) throw new Error('The page has no form')
    const name = form.elements.namedItem('form-name')
    const sent = document.createElement('form')
    sent.method = 'post'
    sent.action = form.action
    for (const element of form.elements) {
      const field = element.getAttribute('name')
      if (field === null || ['interest-pharma', 'bot-field'].includes(field)) continue
      const area = document.createElement('textarea')
      area.name = field
      area.value = element === name ? (name.getAttribute('value') ?? '') : typed
      sent.append(area)
    }
    document.body.append(sent)
    sent.submit()
  }, text)
  const answer = await answered
  if (answer?.status() !== 422) throw new Error(`${url} answers ${answer?.status()}`)
}

/** Sends the form as a browser would, with the text in each field that accepts any text. The site accepts it. */
export async function sendTaken({ url, form, needed }: TriedForm, text: string, from: string): Promise<void> {
  const fields = {
    'form-name': form,
    ...TAKEN,
    ...needed,
    ...Object.fromEntries(FREE.map((name) => [name, toShort(name, text)])),
  }
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin, 'x-forwarded-for': from },
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`${url} answers ${answer.status}`)
}

/** Names may have at most a hundred characters. */
const toShort = (name: string, text: string) => (name.endsWith('-name') ? text.slice(0, 100) : text)

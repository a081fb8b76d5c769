import { randomUUID } from 'node:crypto'
import { translator } from '@menagerie/sites/messages'
import { factsOf } from '@menagerie/sites/site-facts'
import type { MessageKey } from '@menagerie/sites/translate'
import type { Page } from '@playwright/test'
import { beginLooks } from '../accessibility/looks.ts'
import type { PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { scrollToTop } from '../pages/scroll-to-top.ts'
import { FIRST, fillByKeyboard, sendByKeyboard } from './by-keyboard.ts'

/** A visit. `look` runs axe at all widths on pages where scripts run. */
type Visit = { page: Page; place: PageOfKind; look: (state: string) => Promise<void>; faults: string[] }

const FORM = 'main form[method=post]'
const EMAIL = 'kim@shop.example'
/** Answers in the order of the fields. */
const QUESTION = {
  'first-name': 'Ann',
  'last-name': 'Zażółć',
  email: EMAIL,
  phone: '+44 (0)20 555-0123',
  message: 'Is the salmon free of grain?',
}
const SPANISH_QUESTION = {
  asunto: FIRST,
  'first-name': 'Ana',
  'last-name': 'Núñez',
  email: EMAIL,
  phone: '+34 600 000 000',
  'código-postal': '28001',
  provincia: 'Madrid',
  message: '¿Lleva cereales?',
  privacidad: 'on',
}

/** Tests spec §2 from the empty form to the thanks, by keyboard alone. `hasScript` also decides about axe, which is a script. */
export async function takeFormJourney(page: Page, place: PageOfKind, hasScript: boolean): Promise<PageChecks> {
  const looks = beginLooks(page)
  const look = async (state: string) => {
    if (!hasScript) return
    await scrollToTop(page)
    await looks.lookAtWidths(state)
  }
  await page.goto(place.url)
  await look('empty')
  await (place.kind === 'ContactPage' ? ask : subscribe)({ page, place, look, faults: looks.reasons })
  return looks
}

async function ask({ page, place, look, faults }: Visit): Promise<void> {
  const isSpanish = place.site.code === 'es_ES'
  const question = { ...(isSpanish ? SPANISH_QUESTION : QUESTION), message: `${randomUUID()} Zażółć gęślą jaźń` }
  await fillAndSend(page, { ...question, phone: 'call me' })
  await look('refused')
  faults.push(...(await findRefusal(page, { ...question, phone: 'call me' })))
  await fillAndSend(page, question)
  const thanks = factsOf(place.site).features.thankYou
  if (thanks === undefined) faults.push(...(await findThanks(page, place, 'contact.sentTitle')))
  else if (!page.url().endsWith(`/${thanks}/`)) faults.push(`the form leads to ${page.url()}`)
  await look('sent')
}

async function subscribe({ page, place, look, faults }: Visit): Promise<void> {
  const fields = page.locator(`${FORM} [name=email]`)
  if (!factsOf(place.site).features.newsletter) {
    if ((await fields.count()) > 0) faults.push('there is a form')
    return
  }
  const email = `${randomUUID()}@reader.example`
  await fillAndSend(page, { email })
  await look('refused')
  faults.push(...(await findRefusal(page, { email })))
  await fillAndSend(page, { email, consent: 'on' })
  faults.push(...(await findThanks(page, place, 'newsletter.sentTitle')))
  await look('sent')
}

async function fillAndSend(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator(FORM)
  const [first = ''] = Object.keys(typed)
  await form.locator(`[name="${first}"]`).focus()
  await fillByKeyboard(page, form, typed)
  await sendByKeyboard(page, form)
}

/** Checks a refused form: the list of errors has the focus, its first line leads to a field, and the typed values are all kept. */
async function findRefusal(page: Page, typed: Readonly<Record<string, string>>): Promise<string[]> {
  const faults: string[] = []
  const list = page.locator('[data-error-list]')
  if (!(await list.evaluate((element) => element === document.activeElement)))
    faults.push('the list of errors has no focus')
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`${FORM} [name="${name}"]`)
    const [value, isTicked] = await Promise.all([field.inputValue(), field.isChecked().catch(() => false)])
    if (text === FIRST ? value === '' : value !== text && !isTicked)
      faults.push(`${name} has lost "${text}": "${value}"`)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reached = await page.evaluate(() => document.querySelector(':target')?.getAttribute('name'))
  if (!reached) faults.push('the first line of the list leads to no field')
  return faults
}

async function findThanks(page: Page, { site }: PageOfKind, key: MessageKey): Promise<string[]> {
  const isSeen = await page.locator('main').getByText(translator(site)(key)).isVisible()
  return isSeen ? [] : [`no thanks on ${page.url()}`]
}

import { randomUUID } from 'node:crypto'
import type { AdminSession } from '@menagerie/bench/studio/admin-session'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { Language } from '@menagerie/sites/languages'
import { toFormWord } from '@menagerie/studio/model/languages/find-form-word'
import { BROWSER_WORDS } from '@menagerie/studio/model/words/browser-words'
import { toTranslator } from '@menagerie/studio/model/words/words-of'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { lookAtPage, type StudioFault } from './look-at-page.ts'

type Way = { page: Page; admin: AdminSession; origin: string; language: Language; site: string }

const SOURCE = z.object({ id: z.string(), translationGroup: z.string(), main: z.array(z.looseObject({})) })
const FOUND = z.object({ docs: z.array(z.object({ id: z.string() })) })
const ENGLISH_DATE = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d/

/** Takes a page to another country: creates it there, changes its source, shows both side by side, and compares it with its earlier version. */
export async function walkTranslator({ page, admin, origin, language, site }: Way): Promise<StudioFault[]> {
  const words = toTranslator({ language, translations: { studio: BROWSER_WORDS[language] } })
  const name = randomUUID().slice(0, 8)
  const quote = (text: string) => ({ blockType: 'BlockQuote', text })
  const made = { site: `${MAIN_BRAND}/nl_NL`, title: `Gezond ${name}`, path: `gezond-${name}`, template: 'Default' }
  const main = [quote('Poets het gebit elke dag.'), quote('Vraag je dierenarts om raad.')]
  const source = SOURCE.parse(await admin.create('pages', { ...made, main, _status: 'published' }))
  const faults: StudioFault[] = []
  const look = async (what: string) => void faults.push(...(await lookAtPage(page, what)))
  const open = async (path: string) => {
    await page.goto(`${origin}/admin/collections/pages/${path}`)
    await page.locator('.template-default--nav-hydrated').waitFor()
  }
  const press = (text: string) => page.getByRole('button', { name: text, exact: true }).last().click()
  const dialog = page.locator('dialog[open]')

  await open(source.id)
  await press(words('elsewhere.open'))
  await look('create elsewhere: sites')
  await dialog
    .getByRole('checkbox', { name: site.split('/')[1] ?? '' })
    .first()
    .check()
  await press(words('elsewhere.see'))
  await dialog.locator('details').waitFor()
  await look('create elsewhere: what it comes to')
  await press(words('elsewhere.make', { count: 1 }))
  await dialog.locator('.menagerie-elsewhere__made').waitFor()
  await look('create elsewhere: made')

  const query = `where[translationGroup][equals]=${source.translationGroup}&where[site][equals]=${site}`
  const [copy] = FOUND.parse(await admin.read(`/pages?draft=true&depth=0&${query}`)).docs
  if (copy === undefined) throw new Error('The page was not made')
  await admin.update('pages', copy.id, { subTitle: name })
  const [first] = source.main
  const changed = [{ ...first, text: 'Poets het gebit twee keer per dag.' }, quote('Nieuw.')]
  await admin.update('pages', source.id, { main: changed, _status: 'published' })
  await open(copy.id)
  await page.locator('.menagerie-source li').first().waitFor()
  await look('a form whose source has changed')
  if (ENGLISH_DATE.test(await page.locator('.date-time-field input').first().inputValue()))
    faults.push({ path: 'a form', what: 'English: a date' })
  await lookAtBlocks(page, look)
  await press(words('source.see'))
  await dialog.waitFor()
  await look('what the source has changed')
  await press(words('elsewhere.close'))
  await press(words('beside.open'))
  await page.locator('.menagerie-beside__text').first().waitFor()
  await look('side by side: forms')
  await press(words('beside.page'))
  await page.locator('.menagerie-beside iframe').waitFor()
  await look('side by side: page')
  await press(words('elsewhere.close'))

  await open(`${copy.id}/versions`)
  await look('its versions')
  await page.locator('.versions tbody a').first().click()
  await page.locator('.view-version').waitFor()
  await look('two of its versions')
  // The check for English would miss a label that was stored in another editor's language.
  const label = toFormWord('Subtitle', language)
  if (!(await page.locator('.view-version').innerText()).includes(label))
    faults.push({ path: 'two of its versions', what: `no “${label}”` })
  for (const { id } of [copy, source]) await admin.remove('pages', `${id}?evenIfUsed=true`)
  return faults
}

/** Opens the drawer of blocks and closes it again. */
async function lookAtBlocks(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const choice = page.locator('.blocks-drawer__blocks-wrapper')
  await page.locator('.blocks-field__drawer-toggler').first().click()
  await choice.waitFor()
  await look('the choice of blocks')
  await page.keyboard.press('Escape')
  await choice.waitFor({ state: 'hidden' })
}

import type { Page } from '@playwright/test'
import type { PageOfKind } from '../pages/find-pages.ts'
import { findSearchParts, hasOpener, openSearch, searchPopular } from '../pages/search-parts.ts'
import { hasFocus } from './check-menus.ts'
import { comesTrue } from './wait.ts'

/** Types words, marks a hit with an arrow key, returns to an empty field with Escape, and follows the marked hit with Enter. */
export async function checkHeaderSearchByKeys(page: Page, each: PageOfKind): Promise<string[]> {
  const parts = findSearchParts(page, each)
  const { field, panel } = parts
  const reasons: string[] = []
  const marked = page.getByRole('option', { selected: true })
  await openSearch(page, parts)
  await searchPopular(parts)
  const [named, id] = [await field.getAttribute('aria-activedescendant'), await marked.getAttribute('id')]
  if (named === null || named !== id) reasons.push('the field does not name the hit that an arrow has marked')
  if (!(await hasFocus(field))) reasons.push('an arrow takes the focus out of the search')
  await page.keyboard.press('Escape')
  if (!(await comesTrue(() => panel.isHidden()))) reasons.push('Escape does not close the search')
  if (hasOpener(page)) {
    if (!(await hasFocus(parts.opener))) reasons.push('Escape does not lead back to the magnifier')
    await openSearch(page, parts)
  } else if (!(await hasFocus(field)) || (await field.inputValue()) !== '') {
    reasons.push('Escape does not lead back into an empty field')
  }
  if ((await field.inputValue()) !== '') reasons.push('closing leaves words in the field')
  await field.click()
  await searchPopular(parts)
  const target = new URL((await marked.getAttribute('href')) ?? '', page.url()).href
  await page.keyboard.press('Enter')
  await page.waitForURL(target)
  return reasons
}

/** Chooses a filter with the space bar. It must keep the focus when the new results are there. */
export async function checkFilter(page: Page): Promise<string[]> {
  await page.locator('main form[data-live]').waitFor()
  const box = page.locator('#filters input:enabled').first()
  const [name, value] = [await box.getAttribute('name'), await box.getAttribute('value')]
  await box.focus()
  await page.keyboard.press('Space')
  const isAsked = () => new URL(page.url()).searchParams.getAll(name ?? '').includes(value ?? '')
  if (!(await comesTrue(async () => isAsked()))) return ['the space bar chooses no filter']
  await page.locator('main [aria-busy]').waitFor({ state: 'detached' })
  const chosen = page.locator(`#filters input[name="${name}"][value="${value}"]`)
  return (await hasFocus(chosen)) ? [] : ['a chosen filter loses the focus']
}

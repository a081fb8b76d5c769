import type { Page } from '@playwright/test'
import type { PageChecks } from '../pages/check-each.ts'
import { checkFirstVisits, findQuestion } from '../pages/country-question.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { hasFocus } from './check-menus.ts'
import { tabThrough } from './tab-through.ts'
import { comesTrue } from './wait.ts'

/** The first stop is the page's link that skips the menus, the next ones belong to the question. */
const STOPS_BEFORE = 2

/** Checks that nothing with the focus is hidden behind the question, that Tab reaches it before the page's menus, and that Escape answers it. */
export function checkQuestionByKeys(page: Page, each: PageOfKind): Promise<PageChecks> {
  return checkFirstVisits(page, each, async () => {
    const { reasons, count } = await tabThrough(page)
    return { reasons: [...reasons, ...(await dismiss(page))], count }
  })
}

async function dismiss(page: Page): Promise<string[]> {
  await page.reload()
  const question = findQuestion(page)
  await question.waitFor()
  for (let stop = 0; stop < STOPS_BEFORE; stop += 1) await page.keyboard.press('Tab')
  const isIn = await question.evaluate((box) => box.contains(document.activeElement))
  if (!isIn) return ['Tab does not come to the question before the menus']
  await page.keyboard.press('Escape')
  if (!(await comesTrue(async () => (await question.count()) === 0))) return ['Escape does not answer the question']
  return (await hasFocus(page.getByRole('main'))) ? [] : ['the focus does not go on in the page']
}

import type { Locator, Page } from '@playwright/test'

/** Between two fields there are at most links of a label or of the list of errors. */
const MOST_TABS = 12
export const FIRST = 'first'

/** Presses Tab until the field has the focus. A field that cannot be reached is an error. */
async function tabTo(page: Page, field: Locator, name: string): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** Fills fields, reaching each from the one before and replacing its text. `on` ticks a box; `first` takes the first choice; other words take the choice that begins with them. */
export async function fillByKeyboard(
  page: Page,
  form: Locator,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`)
    await tabTo(page, field, name)
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    )
    if (kind === 'checkbox') {
      if (!(await field.isChecked())) await page.keyboard.press('Space')
      continue
    }
    if (kind !== 'SELECT') await page.keyboard.press('ControlOrMeta+A')
    if (kind === 'SELECT' && text === FIRST) await takeFirst(page, field)
    else await page.keyboard.type(text)
  }
}

async function takeFirst(page: Page, field: Locator): Promise<void> {
  await page.keyboard.press('Home')
  if ((await field.inputValue()) === '') await page.keyboard.press('ArrowDown')
}

/** Goes from the last field to the button, which must be visible, and sends the form. */
export async function sendByKeyboard(page: Page, form: Locator): Promise<void> {
  await tabTo(page, form.locator('[type=submit]'), 'the button')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}

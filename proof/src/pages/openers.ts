import type { Locator, Page } from '@playwright/test'

/** Elements that open something, with and without scripts. */
const OPENERS = 'summary, button[aria-expanded], button[popovertarget], button[aria-haspopup]'

/** Finds the visible openers in a part of the page. */
export async function findOpeners(part: Locator): Promise<Locator[]> {
  return part.locator(OPENERS).filter({ visible: true }).all()
}

/** Buttons that open something over the page, such as filters on a phone, and "where to buy". */
export const findPopupOpeners = (page: Page): Locator =>
  page.getByRole('main').locator('button[popovertarget]').filter({ visible: true })

/** Text or label of an opener, for reports. */
export async function nameOpener(opener: Locator): Promise<string> {
  return opener.evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim())
}

/** Returns whether the thing that it opens is open: its `<details>`, its popover, or what its `aria-expanded` says. */
export async function isOpenerOpen(opener: Locator): Promise<boolean> {
  return opener.evaluate((element) => {
    const details = element.closest('details')
    if (element.tagName === 'SUMMARY' && details !== null) return details.open
    const target = document.getElementById(element.getAttribute('popovertarget') ?? '')
    return target?.matches(':popover-open') ?? element.getAttribute('aria-expanded') === 'true'
  })
}

export async function openAllIn(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((parts) => {
    const closed = parts.flatMap((part) => [...part.querySelectorAll('details')].filter(({ open }) => !open))
    for (const details of closed) details.open = true
    return closed.length
  })
}

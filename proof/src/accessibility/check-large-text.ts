import type { Page } from '@playwright/test'
import type { PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { findOutsideBoxes } from './find-outside-boxes.ts'
import { doubleText, findTextFaults } from './find-text-faults.ts'
import { HEIGHT, LOOK_WIDTHS } from './looks.ts'

/** Window widths that remain when a page is zoomed to twice its size. Phones reflow at 320 px instead (`findOverflow`). */
const ZOOMED = LOOK_WIDTHS.filter((width) => width >= 640).map((width) => width / 2)
/** Most faults that are listed per page, because many of them have one cause. */
const MOST_TOLD = 5

/** Checks WCAG 1.4.4: text twice as large at all widths, and pages twice as large. */
export async function checkLargeText(page: Page, { url }: PageOfKind): Promise<PageChecks> {
  const checked: PageChecks = { reasons: [], count: 0 }
  const look = async (width: number, name: string, mayClamp = false) => {
    await page.setViewportSize({ width, height: HEIGHT })
    const faults = [...(await findTextFaults(page, { mayClamp })), ...(await findOutsideBoxes(page))]
    checked.count += 1
    checked.reasons.push(...faults.slice(0, MOST_TOLD).map((fault) => `${name}: ${fault}`))
  }
  await page.goto(url)
  for (const width of ZOOMED) await look(width, `${width * 2} px, page of 200%`, true)
  await doubleText(page)
  for (const width of LOOK_WIDTHS) await look(width, `${width} px, text of 200%`)
  return checked
}

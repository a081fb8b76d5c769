import type { Locator, Page } from '@playwright/test'
import { addUp, type PageChecks } from '../pages/check-each.ts'
import { answer, begin, findOfferButtons, loadFrames, type ServicesVisit } from '../services/services-stage.ts'
import { tabThrough } from './tab-through.ts'
import { comesTrue } from './wait.ts'

/** More Tab stops than any frame of a page has. */
const MOST_STOPS = 10

/** Checks the consent dialog, the choice on /cookies, and the offers to load a service: loaded content gets the focus, and Tab leaves it again. */
export async function checkServicesByKeys(
  page: Page,
  { site, home, cookies, elsewhere }: ServicesVisit,
): Promise<PageChecks> {
  const dialog = await begin(page, home)
  const inDialog = await tabThrough(page)
  const refused = await refuse(page, dialog)
  await page.goto(elsewhere)
  const offered = await tabThrough(page)
  await page.goto(elsewhere)
  const loaded = await loadAll(page)
  await page.goto(cookies)
  const atCookies = await tabThrough(page)
  await answer(page, site, 'consent.accept')
  await page.goto(elsewhere)
  await loadFrames(page)
  const shown = await tabThrough(page)
  return addUp([inDialog, refused, offered, loaded, atCookies, shown])
}

async function refuse(page: Page, dialog: Locator): Promise<PageChecks> {
  await page.keyboard.press('Escape')
  const isClosed = await comesTrue(() => dialog.isHidden())
  return { reasons: isClosed ? [] : ['Escape does not close the dialog of consent'], count: 1 }
}

/** Presses Enter on each offer. Its frame must then have the focus, and Tab must lead through the frame and out of it. */
async function loadAll(page: Page): Promise<PageChecks> {
  const reasons: string[] = []
  const offers = await findOfferButtons(page).count()
  if (offers === 0) reasons.push('nothing waits to be loaded')
  for (let left = offers; left > 0; left -= 1) {
    const offer = findOfferButtons(page).first()
    const name = (await offer.textContent()) ?? ''
    await offer.focus()
    await page.keyboard.press('Enter')
    const hasFrame = () => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)
    if (!(await comesTrue(hasFrame))) reasons.push(`"${name}": what it loads has not the focus`)
    const src = await page.evaluate(() => document.activeElement?.getAttribute('src'))
    if (!(await leaves(page, src))) reasons.push(`"${name}": Tab does not come out of what it loads`)
  }
  return { reasons, count: offers }
}

async function leaves(page: Page, src: string | null | undefined): Promise<boolean> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('src'))) !== src) return true
  }
  return false
}

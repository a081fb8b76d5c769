import type { Page } from '@playwright/test'
import { addUp, type PageChecks } from '../pages/check-each.ts'
import { answer, begin, loadFrames, type ServicesVisit } from '../services/services-stage.ts'
import { findViolations } from './find-violations.ts'
import { beginLooks } from './looks.ts'

/** Checks the consent dialog, the placeholders of services, the choice on /cookies, and the frames once all services are allowed. */
export async function checkServicesByAxe(
  page: Page,
  { site, home, cookies, elsewhere }: ServicesVisit,
): Promise<PageChecks> {
  const looks = beginLooks(page)
  await begin(page, home)
  await looks.lookAtWidths('the dialog of consent')
  await answer(page, site, 'consent.refuse')
  await page.goto(elsewhere)
  await looks.lookAtWidths('what waits to be loaded')
  await page.goto(cookies)
  await looks.lookAtWidths('the choice on /cookies')
  await answer(page, site, 'consent.accept')
  await looks.look('the choice made on /cookies')
  await page.goto(elsewhere)
  await loadFrames(page)
  await looks.lookAtWidths('what others show')
  return addUp([looks, await lookIntoFrames(page)])
}

/** Checks our own documents in frames. What companies show inside them is theirs. */
async function lookIntoFrames(page: Page): Promise<PageChecks> {
  const { origin } = new URL(page.url())
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith(`${origin}/`))
  const found = await Promise.all(
    frames.map(async (frame) => (await findViolations(frame)).map((violation) => `${frame.url()}: ${violation}`)),
  )
  const none = frames.length === 0 ? ['what is allowed shows no frame'] : []
  return { reasons: [...none, ...found.flat()], count: frames.length }
}

import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe has against the page as it stands, best practices and the size of targets included. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('axe is not there')
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}

/** WCAG 1.4.10: at 320 px nothing runs out of the page. */
export async function findOverflow(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return px > 0 ? [`runs ${px} px out of the page at 320 px`] : []
}

import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Rules about pages, not about what stands in their frames. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass']

export type AxeScope = {
  /** The part that has changed since all of the page was looked at. */
  within?: string
  /** Style sheets are the same at all widths: axe need not read them again. */
  areSheetsRead?: boolean
}

/** What axe has against the page or frame as it stands, best practices and the size of targets included. */
export async function findViolations(place: Page | Frame, scope: AxeScope = {}): Promise<string[]> {
  if (!(await place.evaluate(() => window.axe !== undefined))) await place.evaluate(axe.source)
  const left = 'parentFrame' in place ? PAGE_RULES : []
  return place.evaluate(
    async ({ left, within, areSheetsRead }) => {
      if (window.axe === undefined) throw new Error('axe is not there')
      // A header on its way back covers what it will not cover when it is there.
      const rest = async () => {
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      }
      // A frame that is not shown draws nothing, and some movements never end.
      await Promise.race([rest(), new Promise((next) => setTimeout(next, 500))])
      const { violations } = await window.axe.run(within ?? document, {
        resultTypes: ['violations'],
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(left.map((id) => [id, { enabled: false }])),
        },
        iframes: false,
        preload: areSheetsRead !== true,
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    { left, ...scope },
  )
}

/** WCAG 1.4.10: at 320 px nothing runs out of the page. */
export async function findOverflow(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return px > 0 ? [`runs ${px} px out of the page at 320 px`] : []
}

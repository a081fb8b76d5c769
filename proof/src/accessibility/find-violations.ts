import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Rules about whole pages, which do not apply to frames. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass']

export type AxeScope = {
  /** Selector of the part that has changed since the whole page was checked. */
  within?: string
  /** Whether axe reads the style sheets. They are the same at all widths, so it need not read them again. */
  areSheetsRead?: boolean
}

/** Returns axe's violations on the page or frame as it is, including best practices and the size of targets. */
export async function findViolations(place: Page | Frame, scope: AxeScope = {}): Promise<string[]> {
  if (!(await place.evaluate(() => window.axe !== undefined))) await place.evaluate(axe.source)
  const left = 'parentFrame' in place ? PAGE_RULES : []
  return place.evaluate(
    async ({ left, within, areSheetsRead }) => {
      if (window.axe === undefined) throw new Error('axe is not there')
      // A header that is sliding back covers things that it will not cover when it has arrived.
      const rest = async () => {
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      }
      // A frame that is not shown draws nothing, and some animations never end.
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

/** Checks WCAG 1.4.10: at 320 px nothing extends beyond the page. */
export async function findOverflow(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return px > 0 ? [`runs ${px} px out of the page at 320 px`] : []
}

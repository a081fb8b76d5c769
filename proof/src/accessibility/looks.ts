import type { Page } from '@playwright/test'
import type { PageChecks } from '../pages/check-each.ts'
import { type AxeScope, findOverflow, findViolations } from './find-violations.ts'

export const LOOK_WIDTHS = [360, 768, 1280]
export const NARROWEST = 320
export const HEIGHT = 800
/** Waits until a window of another size has drawn the page and notified it. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Counts the runs of axe. */
export type Looks = PageChecks & {
  /** Runs axe on the page as it is. Its findings have the name of the state. */
  look: (state: string, scope?: AxeScope) => Promise<void>
  /** Checks at each width, and does `more` there. At the narrowest width nothing may extend beyond the page. */
  lookAtWidths: (state: string, more?: (widthAndState: string) => Promise<void>) => Promise<void>
}

export function beginLooks(page: Page): Looks {
  const looks: Looks = {
    reasons: [],
    count: 0,
    async look(state, scope = {}) {
      looks.count += 1
      looks.reasons.push(...(await findViolations(page, scope)).map((violation) => `${state}: ${violation}`))
    },
    async lookAtWidths(state, more) {
      for (const [at, width] of LOOK_WIDTHS.entries()) {
        const name = [`${width} px`, state].filter(Boolean).join(', ')
        await page.setViewportSize({ width, height: HEIGHT })
        await page.evaluate(drawn)
        await looks.look(name, { areSheetsRead: at > 0 })
        await more?.(name)
      }
      await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
      looks.reasons.push(...(await findOverflow(page)))
    },
  }
  return looks
}

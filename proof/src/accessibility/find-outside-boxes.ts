import type { Page } from '@playwright/test'

/**
 * Finds fields, and rows that scroll sideways, that extend beyond the window. `main` hides what is outside, so
 * neither the end of such a field nor the last words of such a row can be reached.
 */
export async function findOutsideBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX)
    const found: string[] = []
    for (const box of document.querySelectorAll('main *, header *, footer *')) {
      if (!box.matches('input, select, textarea') && !scrolls(box)) continue
      const { left, right, width } = box.getBoundingClientRect()
      const isOutside = width > 1 && (left < -1 || right > innerWidth + 1)
      if (isOutside && box.checkVisibility({ visibilityProperty: true }) && isInSight(box)) found.push(tell(box, right))
    }
    return found

    /** Tells whether a box is visible: not inside a scrolling box or one for screen readers only, and no panel that waits beside the window. */
    function isInSight(box: Element): boolean {
      for (let around = box.parentElement; around; around = around.parentElement) {
        const { clipPath, position } = getComputedStyle(around)
        if (clipPath !== 'none' || position === 'fixed' || (around !== document.body && scrolls(around))) return false
      }
      return !box.matches('[popover], [inert], [inert] *')
    }

    function tell(box: Element, right: number): string {
      const name = `<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}">`
      return `${name} ends at ${Math.round(right)} px of ${innerWidth}`
    }
  })
}

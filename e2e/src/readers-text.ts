import type { Page } from '@playwright/test'

/** Styles that readers may apply to any page: text twice as large (WCAG 1.4.4), and wider text spacing (1.4.12). */
export const READERS_TEXT = {
  'text of 200%': 'html { font-size: 200% !important }',
  'text with room': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
}

/** Applies a reader's styles; those applied before are removed. */
export async function setText(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = text === '' ? [] : [sheet]
  }, css)
}

/**
 * Finds words that are cut off by the window or by a box that hides its overflow. Leaves out words that are clamped on purpose,
 * that are for screen readers only, or that can be scrolled to.
 */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (words.nextNode()) {
      const { currentNode: text } = words
      const { parentElement: element } = text
      if (!text.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (isCut(range.getBoundingClientRect(), element)) found.push(text.nodeValue.trim().slice(0, 60))
    }
    return found

    function isCut(rect: DOMRect, element: Element): boolean {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, clipPath, scrollSnapType } = getComputedStyle(box)
        const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
        if (webkitLineClamp !== 'none' || clipPath !== 'none' || scrollSnapType !== 'none' || scrolls) return false
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (rect.left < left - 1 || rect.right > right + 1)) return true
        if (overflowY !== 'visible' && (rect.top < top - 1 || rect.bottom > bottom + 1)) return true
      }
      return rect.left < -1 || rect.right > innerWidth + 1
    }
  })
}

import type { Page } from '@playwright/test'

/** Doubles the text and nothing else, as some readers do (WCAG 1.4.4). */
const TWICE = 'html { font-size: 200% !important }'

/** Doubles the text until the page is left. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, TWICE)
}

/**
 * Finds faults that readers of large text meet: words that are cut, clamped, outside the window or their box, or
 * broken letter by letter though a line has room for them, and a page that scrolls sideways. `mayClamp` is for the
 * usual size of text, where the spec limits the lines (§9).
 */
export async function findTextFaults(page: Page, { mayClamp = false } = {}): Promise<string[]> {
  return page.evaluate((mayClamp) => {
    /** Share of the letters' size by which they may extend beyond their line. */
    const OVERHANG = 0.5
    /** Share of the window's width. A longer word has to break somewhere. */
    const WIDEST = 0.7
    /** Number of letters that must fit on one line at any size. */
    const FEW = 4
    /** Number of letters from which on a word may have hyphens (`web/src/ui/base.css`). */
    const COMPOUND = 12
    const nameOf = (box: Element) =>
      `<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}"> ${Math.round(box.getBoundingClientRect().width)} px`
    const found = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.add(`scrolls ${root.scrollWidth - root.clientWidth} px sideways`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) lookAtText(texts.currentNode)
    return [...found]
    function lookAtText(text: Node): void {
      const element = text.parentElement
      const words = text.nodeValue?.trim()
      if (!words || !element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return
      if (element.closest('svg, option, [hidden], .maplibregl-map')) return
      const range = new Range()
      range.selectNodeContents(text)
      const rect = range.getBoundingClientRect()
      if (rect.width === 0 || isForEarsOnly(element)) return
      const fault = findBox(rect, element) ?? findBrokenWord(text, element)
      if (fault) found.add(`${fault}: "${words.slice(0, 50)}"`)
    }

    function findBox(rect: DOMRect, element: Element): string | undefined {
      const own = getComputedStyle(element)
      const slack = OVERHANG * Number.parseFloat(own.fontSize)
      // Where spaces are kept, the one at the end of a line extends beyond it.
      const hang = /preserve/.test(own.whiteSpaceCollapse) ? slack : 2
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.scrollSnapType !== 'none') return undefined
        const [scrollsX, scrollsY] = [style.overflowX, style.overflowY].map((each) => /auto|scroll/.test(each))
        const isClamped = style.webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + slack
        // Text that a button can unfold is not lost.
        if (isClamped && (mayClamp || box.nextElementSibling?.hasAttribute('aria-expanded'))) return undefined
        if (isClamped) return 'clamped'
        if (style.display === 'inline' || style.display === 'contents') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (!scrollsX && (rect.left < left - 2 || rect.right > right + hang)) return `${nameOf(box)} is too narrow for`
        const isCutAbove = style.overflowY !== 'visible' && rect.top < top - slack
        if (!scrollsY && (isCutAbove || rect.bottom > bottom + slack)) return `${nameOf(box)} is too low for`
        if (scrollsX || scrollsY || style.position === 'fixed') return undefined
      }
      return rect.left < -1 || rect.right > innerWidth + 1 ? 'out of the window' : undefined
    }

    function isForEarsOnly(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath !== 'none') return true
      return false
    }

    /**
     * Finds a word that is broken without a hyphen though a line as wide as the window could hold it. Long compounds
     * that may be hyphenated are left out, because the browser of the checks has no hyphenation.
     */
    function findBrokenWord(text: Node, element: Element): string | undefined {
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}@._\u00a0\u2060]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(rects.map(({ top }) => Math.round(top)))
        const isHyphenated = word.length >= COMPOUND && getComputedStyle(element).hyphens === 'auto'
        const isWide = word.length > FEW && rects.reduce((sum, { width }) => sum + width, 0) > innerWidth * WIDEST
        if (lines.size > 1 && !isHyphenated && !isWide) return `${nameOf(blockOf(element))} breaks "${word}"`
      }
      return undefined
    }

    function blockOf(box: Element): Element {
      const isInLine = getComputedStyle(box).display === 'inline'
      return isInLine && box.parentElement ? blockOf(box.parentElement) : box
    }
  }, mayClamp)
}

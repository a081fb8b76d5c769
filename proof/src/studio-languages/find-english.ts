import type { Page } from '@playwright/test'

/** Words that most English sentences contain and that German, Russian and Hungarian do not have. */
const ENGLISH =
  /(?<![\p{L}\p{N}@./_-])(?:the|and|with|your|you|please|this|that|from|have|must|cannot|of|for|not|are|choose|select|save|edit|new|all)(?![\p{L}\p{N}@./_-])/iu

/** Attributes that people hear or read. */
const TOLD = ['aria-label', 'title', 'placeholder']

/**
 * Returns the texts of a studio page that look English, each once. `isContent` selects the content of editors, which is in the language of
 * their site.
 */
export async function findEnglish(page: Page, isContent: string): Promise<string[]> {
  const texts = await page.evaluate(
    ({ isContent, told }) => {
      const found = new Set<string>()
      // A region is labelled with the title of its document.
      const written = new Set([...document.querySelectorAll(isContent)].map(({ textContent }) => textContent.trim()))
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node instanceof Element ? node : node.parentElement
        if (!element?.checkVisibility() || element.closest(`${isContent}, script, style, iframe`)) continue
        if (node instanceof Element) for (const name of told) found.add(node.getAttribute(name) ?? '')
        else found.add(node.nodeValue?.trim() ?? '')
      }
      return [...found].filter((text) => !written.has(text))
    },
    { isContent, told: TOLD },
  )
  return texts.filter((text) => ENGLISH.test(text))
}

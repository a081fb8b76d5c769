import { useEffect } from 'react'
import { findOwnElement } from '../beside/find-own-element.ts'
import type { FieldBreach } from './find-form-breaches.ts'

const NAME = 'menagerie-never'

/** Highlights forbidden words in the form: each word in formatted text, the whole field for plain text. */
export function useMarkedWords(breaches: readonly FieldBreach[]): void {
  useEffect(() => {
    const highlight = new Highlight()
    const marked: HTMLElement[] = []
    for (const { path, never } of breaches) {
      const field = findOwnElement(path)
      if (field === null) continue
      for (const range of listRanges(field, never)) highlight.add(range)
      field.dataset.never = never
      marked.push(field)
    }
    CSS.highlights.set(NAME, highlight)
    return () => {
      CSS.highlights.delete(NAME)
      for (const field of marked) delete field.dataset.never
    }
  }, [breaches])
}

function listRanges(field: HTMLElement, word: string): Range[] {
  const texts = document.createTreeWalker(field.querySelector('[contenteditable=true]') ?? field, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1
    if (at === -1 || node.parentElement?.closest('[contenteditable=true]') == null) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    ranges.push(range)
  }
  return ranges
}

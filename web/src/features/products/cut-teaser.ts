/** What a card says of its product at most. */
const LONGEST_TEASER = 60

/** Ends with a sentence or at a word, never within one nor with a short word that leads on; a text that fits is whole. */
export function cutTeaser(text: string): string {
  if (text.length <= LONGEST_TEASER) return text
  const [sentence] = /^.*[.!?](?=\s)/u.exec(text.slice(0, LONGEST_TEASER + 1)) ?? []
  if (sentence !== undefined) return sentence
  const [first = ''] = /^\S+/u.exec(text) ?? []
  // A no-break space holds two words together: both stay, or neither.
  const end = Math.max(text.lastIndexOf(' ', LONGEST_TEASER - ELLIPSIS.length), first.length)
  return text.slice(0, end).replace(/[\s,;:–—-]+$/u, '') + ELLIPSIS
}

const ELLIPSIS = ' …'

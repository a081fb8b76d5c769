import { MAX_TEASER } from '@menagerie/contract/product'

/** Shortens a text to end with a sentence, or else after a word that is not a short connecting one; a text that fits stays whole. */
export function cutTeaser(text: string): string {
  if (text.length <= MAX_TEASER) return text
  const [sentence] = /^.*[.!?](?=\s)/u.exec(text.slice(0, MAX_TEASER + 1)) ?? []
  if (sentence !== undefined) return sentence
  const [first = ''] = /^\S+/u.exec(text) ?? []
  // Words joined by a no-break space are kept or dropped together.
  const end = Math.max(text.lastIndexOf(' ', MAX_TEASER - ELLIPSIS.length), first.length)
  const words = text.slice(0, end)
  const whole = words.replace(LEADING_ON, '')
  return (whole.length < MAX_TEASER / 2 ? words : whole).replace(/[\s,;:–—-]+$/u, '') + ELLIPSIS
}

const ELLIPSIS = ' …'
/** Short words at the end, mostly prepositions, articles and conjunctions, and halves of hyphenated words: `Rund- und …`. */
const LEADING_ON = /(?: (?:\p{L}{1,3}|\S+-))+$/u

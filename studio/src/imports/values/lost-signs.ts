const ASCII_END = 0x7f
const BEYOND_FIRST_PLANE = 0xffff
/** An editor may well write a question mark in place of these. */
const ENDS = '…¿¡‽'

/**
 * Whether `text` is `stored` as a program writes it in a set of characters that lacks some of its signs: each of those has become a question
 * mark. Such a cell says nothing new, and would make a minus or a letter of another language a question mark for good.
 */
export function hasLostSigns(text: string, stored: string): boolean {
  let at = 0
  let lost = 0
  for (const sign of stored) {
    if (text.startsWith(sign, at)) {
      at += sign.length
      continue
    }
    const code = sign.codePointAt(0) ?? 0
    if (text[at] !== '?' || code <= ASCII_END || ENDS.includes(sign)) return false
    lost += 1
    // Some programs write one for each half.
    at += code > BEYOND_FIRST_PLANE && text[at + 1] === '?' ? 2 : 1
  }
  return lost > 0 && at === text.length
}

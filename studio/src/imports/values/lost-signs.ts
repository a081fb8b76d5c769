const ASCII_END = 0x7f
const BEYOND_FIRST_PLANE = 0xffff
/** Characters that an editor may deliberately replace by a question mark. */
const ENDS = '…¿¡‽'

/**
 * Whether `text` is `stored` after a program has saved it in an encoding that lacks some characters, each replaced by a
 * question mark. Such a cell contains no change; importing it would lose these characters permanently.
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
    // Some programs write one question mark per surrogate.
    at += code > BEYOND_FIRST_PLANE && text[at + 1] === '?' ? 2 : 1
  }
  return lost > 0 && at === text.length
}

/** What Windows-1252 has from 0x80 to 0x9F; the five codes without a sign stand for themselves. */
const UPPER = Array.from({ length: 32 }, (_, at) => new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)))
const BYTES = new Map(UPPER.map((sign, at) => [sign, 0x80 + at]))
const BEHIND = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
/** Letters of Europe and Cyrillic ones that were read as Windows-1252. */
const MAYBE = new RegExp(`[ÂÃÄÅÐÑ]${BEHIND}|â€`, 'u')
/** `ü` and quotes: no word of any language has these. */
const TRACE = new RegExp(`Ã${BEHIND}|â€[™œ“”¦˜¢]`, 'u')

/** Programs in a row that each read a file wrong and saved it so. */
const MOST_TIMES = 3

/**
 * Text that was UTF-8, was read as Windows-1252 and saved as UTF-8 again (`MÃ¼ller`), once or more, as it was before. The text itself
 * where nothing points to that; undefined where only parts of it were, which no rule can tell apart.
 */
export function undoDouble(text: string): string | undefined {
  let whole = text
  for (let times = 0; times < MOST_TIMES && MAYBE.test(whole); times += 1) whole = readAgain(whole) ?? whole
  return TRACE.test(whole) ? undefined : whole
}

function readAgain(text: string): string | undefined {
  const bytes = [...text].map((sign) => BYTES.get(sign) ?? sign.codePointAt(0) ?? 0)
  if (bytes.some((byte) => byte > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** Where the first such sign stands; -1 where there is none. */
export const findMisread = (text: string): number => text.search(TRACE)

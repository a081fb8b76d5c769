/** Characters of Windows-1252 from 0x80 to 0x9F; the five unused codes stand for themselves. */
const UPPER = Array.from({ length: 32 }, (_, at) => new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)))
const BYTES = new Map(UPPER.map((sign, at) => [sign, 0x80 + at]))
const BEHIND = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
/** Traces of European and Cyrillic letters that were read as Windows-1252. */
const MAYBE = new RegExp(`[ÂÃÄÅÐÑ]${BEHIND}|â€`, 'u')
/** Misread `ü` and quotation marks: no word of any language contains these sequences. */
const TRACE = new RegExp(`Ã${BEHIND}|â€[™œ“”¦˜¢]`, 'u')

/** Maximum number of times that a file was misread and saved. */
const MOST_TIMES = 3

/**
 * Repairs a text that was UTF-8, was misread as Windows-1252 and saved as UTF-8 again (`MÃ¼ller`), once or several
 * times. Returns other texts unchanged; undefined if only parts were misread, which cannot be separated.
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

/** Position of the first trace; -1 if there is none. */
export const findMisread = (text: string): number => text.search(TRACE)

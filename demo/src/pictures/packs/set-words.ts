import { drawLetters, type FontFace, measure } from '../lettering.ts'

/** Area for words: x is its middle, y its upper edge. */
export type Area = { x: number; y: number; width: number; height: number }
type Type = { face: FontFace; fill: string; largest: number; lines?: number }

const LEADING = 1.1
/** Position of the baseline in a line, so that capitals and small letters together look centred. */
const BASELINE = 0.83

/** Lists every way to break words into `count` lines; each word includes the space after it. */
function toBroken(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[toLine(words)]]
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      toBroken(words.slice(index + 1), count - 1).map((rest) => [toLine(words.slice(0, index + 1)), ...rest]),
    )
}

const toLine = (words: readonly string[]) => words.join('').trim()

/** Line breaks are allowed after a word, or after the hyphen of a long compound: `Schildkröten-` `Wiesensnacks`. */
const BREAKS = /(?<= )|(?<=\p{L}{4}-)(?=\p{L}{4})/u

/** Arranges the text on one, two or three lines, each time as evenly as possible. */
function toArrangements(text: string, face: FontFace, most: number): string[][] {
  const words = text.split(BREAKS)
  return Array.from({ length: Math.min(most, words.length) }, (_, index) => toBroken(words, index + 1)).flatMap((all) =>
    all.sort((one, other) => widest(one, face) - widest(other, face)).slice(0, 1),
  )
}

function widest(lines: readonly string[], face: FontFace): number {
  return Math.max(...lines.map((words) => measure(words, face)))
}

/** Breaks words into the lines that allow the largest size. */
export function setWords(
  text: string,
  area: Pick<Area, 'width' | 'height'>,
  { face, largest, lines = 2 }: Pick<Type, 'face' | 'largest' | 'lines'>,
): { size: number; lines: string[] } {
  const set = toArrangements(text, face, lines).map((arranged) => ({
    size: Math.min(largest, area.width / widest(arranged, face), area.height / (arranged.length * LEADING)),
    lines: arranged,
  }))
  return set.reduce((best, next) => (next.size > best.size * 1.04 ? next : best))
}

/** Draws words in the middle of their area, as large as possible. */
export function drawWords(text: string, area: Area, type: Type): string {
  if (!text) return ''
  const { size, lines } = setWords(text, area, type)
  const top = area.y + (area.height - lines.length * size * LEADING) / 2
  return lines
    .map((words, index) =>
      drawLetters(words, area.x, top + (index * LEADING + BASELINE) * size, {
        face: type.face,
        size,
        fill: type.fill,
      }),
    )
    .join('')
}

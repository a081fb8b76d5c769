/** Spreadsheets refuse a workbook with a longer text, or mend it without a word. */
const MOST_CHARACTERS = 32_767
/** Ends a text that was cut, in any language: how many characters it has, or which part of it this is. */
const CUT_MARK = /✂ \d+(?:\/\d+ ✂)?$/
/** Characters of a text in each of its cells, beside the marks of the part. */
const OF_PART = MOST_CHARACTERS - 50
const GOES_ON = /✂ (?<part>\d+)\/(?<parts>\d+) ✂$/
const CONTINUED = /^✂ (?<part>\d+)\/(?<parts>\d+) ✂(?<text>.*)✂$/s

/** What is told of a cell that was cut; its text must not come back as if it were whole. */
export const CUT_CELL =
  'a text of this workbook was cut, as its cells hold 32,767 characters: take the file in another format'

/** The text as a cell holds it. What is longer is cut, and says so at its end. */
export function cutToCell(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const mark = `… ✂ ${text.length}`
  return withoutHalf(text.slice(0, MOST_CHARACTERS - mark.length)) + mark
}

const withoutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')

/** The text as cells below each other hold it: each but the first says at its begin which part it is, and the first at its end. */
export function splitToCells(text: string): string[] {
  if (text.length <= MOST_CHARACTERS) return [text]
  const parts: string[] = []
  for (let at = 0; at < text.length; at += parts.at(-1)?.length ?? 1)
    parts.push(withoutHalf(text.slice(at, at + OF_PART)))
  return parts.map((part, at) => (at === 0 ? `${part}✂ 1/${parts.length} ✂` : `✂ ${at + 1}/${parts.length} ✂${part}✂`))
}

/** A text with the part that stands in the cell below it; undefined where that is no part of it. */
export function joinCells(above: unknown, below: unknown): string | undefined {
  if (typeof above !== 'string' || typeof below !== 'string') return undefined
  const first = GOES_ON.exec(above)
  const next = CONTINUED.exec(below)?.groups
  if (!first?.groups || !next || next.parts !== first.groups.parts) return undefined
  if (Number(next.part) !== Number(first.groups.part) + 1) return undefined
  const mark = next.part === next.parts ? '' : `✂ ${next.part}/${next.parts} ✂`
  return above.slice(0, first.index) + (next.text ?? '') + mark
}

export const isContinuedCell = (value: unknown): value is string => typeof value === 'string' && CONTINUED.test(value)

export const isCutCell = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= OF_PART - 1 && CUT_MARK.test(value)

/** Spreadsheet programs refuse a workbook with longer texts, or truncate them silently. */
const MOST_CHARACTERS = 32_767
/** Mark at the end of a cut text, without words: its number of characters, or the number of the part. */
const CUT_MARK = /✂ \d+(?:\/\d+ ✂)?$/
/** Characters of a text per cell, with room for the marks. */
const OF_PART = MOST_CHARACTERS - 50
const GOES_ON = /✂ (?<part>\d+)\/(?<parts>\d+) ✂$/
const CONTINUED = /^✂ (?<part>\d+)\/(?<parts>\d+) ✂(?<text>.*)✂$/s

/** Error for an imported cell that was cut: its text must not replace the whole one. */
export const CUT_CELL =
  'a text in this workbook was cut off, because its cells can only have 32,767 characters: use another file format'

/** The text for a cell; a longer text is cut and ends with a mark that says so. */
export function cutToCell(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const mark = `… ✂ ${text.length}`
  return withoutHalf(text.slice(0, MOST_CHARACTERS - mark.length)) + mark
}

const withoutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')

/** Splits a text into cells below each other: each continuation begins with its part number, and each part ends with a mark. */
export function splitToCells(text: string): string[] {
  if (text.length <= MOST_CHARACTERS) return [text]
  const parts: string[] = []
  for (let at = 0; at < text.length; at += parts.at(-1)?.length ?? 1)
    parts.push(withoutHalf(text.slice(at, at + OF_PART)))
  return parts.map((part, at) => (at === 0 ? `${part}✂ 1/${parts.length} ✂` : `✂ ${at + 1}/${parts.length} ✂${part}✂`))
}

/** Joins a cell's text with its continuation in the cell below; undefined if that is not one. */
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

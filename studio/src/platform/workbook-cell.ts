/** Spreadsheets refuse a workbook with a longer text, or mend it without a word. */
const MOST_CHARACTERS = 32_767
/** Ends a text that was cut, in any language: how many characters it has. */
const CUT_MARK = /… ✂ \d+$/

/** What is told of a cell that was cut; its text must not come back as if it were whole. */
export const CUT_CELL =
  'a text of this workbook was cut, as its cells hold 32,767 characters: take the file in another format'

/** The text as a cell holds it. What is longer is cut, and says so at its end. */
export function cutToCell(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const mark = `… ✂ ${text.length}`
  return text.slice(0, MOST_CHARACTERS - mark.length).replace(/[\uD800-\uDBFF]$/, '') + mark
}

export const isCutCell = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= MOST_CHARACTERS - 1 && CUT_MARK.test(value)

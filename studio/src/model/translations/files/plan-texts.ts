import { speaksLanguage } from '../find-texts.ts'
import type { ReturnedText, ReturnedUnit } from './exchange.ts'
import { toMeantWords } from './meant-words.ts'
import type { PairedText } from './pair-texts.ts'
import { fromTaggedLines, readTaggedLine, TagProblem } from './tagged-text.ts'
import { PARTLY_TRANSLATED, TWICE } from './xliff-unit.ts'

/** A returned text; `value`: new value of its field, absent if nothing is written. */
export type PlannedText = { text: PairedText; told: ReturnedText; value?: unknown }

/** Plans what happens to each returned text of a document. The lines of a text are accepted or refused together. */
export function planReturnedTexts(
  texts: readonly PairedText[],
  units: readonly ReturnedUnit[],
  lead: (value: unknown) => unknown,
): PlannedText[] {
  const known = new Map(texts.map((text) => [text.own.key, text]))
  const byText = Map.groupBy(units, ({ key }) => key.slice(0, key.lastIndexOf('#')))
  return [...byText].flatMap(([key, lines]): PlannedText[] => {
    const filled = lines.filter(({ target }) => target.trim() !== '')
    if (filled.length === 0) return []
    const text = known.get(key)
    const after = filled.map(({ target }) => target).join('\n')
    if (text === undefined) {
      const told = { key, place: '', state: 'gone', before: '', after } as const
      // The text's field is gone, so it cannot be written.
      return [{ text: NOWHERE, told }]
    }
    const emptied = lines.filter(({ target }) => target.trim() === '').map((line) => lineOf(line.key))
    return [planText(text, { lines: filled, emptied }, lead)]
  })
}

/** `emptied`: lines that are empty in the file although others are translated. */
type GivenLines = { lines: readonly ReturnedUnit[]; emptied: readonly number[] }

function planText(text: PairedText, given: GivenLines, lead: (value: unknown) => unknown): PlannedText {
  const { lines } = given
  const { own, source, sourceLines, ownLines } = text
  const wanted = new Map(
    lines.map((line) => [lineOf(line.key), toMeantWords(sourceLines[lineOf(line.key)], line.target)]),
  )
  const after = sourceLines.map((line, at) => wanted.get(at) ?? ownLines[at] ?? line)
  const told = { key: own.key, place: own.place, before: own.text, after: [...wanted.values()].join('\n') }
  const as = (state: ReturnedText['state'], problem?: string): PlannedText => ({
    text,
    told: { ...told, state, ...(problem !== undefined && { problem }) },
  })
  if (isDoubled(lines)) return as('damaged', TWICE)
  if (ownLines.length > 0 && after.every((line, at) => line === ownLines[at])) return as('same')
  if (lines.some(({ sourcePrint }) => sourcePrint !== source.print)) return as('changed')
  if (lines.some(({ ownPrint }) => ownPrint !== own.print)) return as('edited')
  if ([...wanted.keys()].some((at) => at >= sourceLines.length)) return as('gone')
  const problem = findProblem(text, given)
  if (problem !== undefined) return as('damaged', problem)
  try {
    const value = own.isFormatted ? lead(fromTaggedLines(source.value, after)) : toWords(after[0] ?? '')
    return { ...as('new'), value }
  } catch (error) {
    if (!(error instanceof TagProblem)) throw error
    return as('damaged', error.message)
  }
}

/** Finds signs that lines were mixed up or lost. */
function findProblem({ sourceLines, ownLines }: PairedText, { lines, emptied }: GivenLines): string | undefined {
  const isOther = ({ source, key }: ReturnedUnit) =>
    source !== undefined && toPlainWords(source) !== toPlainWords(sourceLines[lineOf(key)] ?? '')
  if (lines.some(isOther)) return 'the source beside it belongs to another text'
  const known = new Set(lines.map(({ key }) => lineOf(key)))
  const isEmptied = (at: number) => emptied.includes(at) && (ownLines[at] ?? '').trim() !== ''
  const isLeft = (line: string, at: number) =>
    !known.has(at) && (ownLines.length === 0 || isEmptied(at)) && speaksLanguage(line)
  return lines.find((line) => line.problem)?.problem ?? (sourceLines.some(isLeft) ? PARTLY_TRANSLATED : undefined)
}

const lineOf = (key: string) => Number(key.slice(key.lastIndexOf('#') + 1))

function isDoubled(lines: readonly ReturnedUnit[]): boolean {
  const byLine = Map.groupBy(lines, ({ key }) => key)
  return [...byLine.values()].some(([first, ...others]) => others.some(({ target }) => target !== first?.target))
}

/** Compares without tags, which tools renumber, and without characters that XML cannot contain. */
const toPlainWords = (line: string): string =>
  line
    .replaceAll(/\{\{|\{\/?\d+\/?\}/g, (tag) => (tag === '{{' ? '{' : ''))
    .replaceAll(/[\s\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** A plain text must not contain tags. */
function toWords(line: string): string {
  const [words = '', ...more] = readTaggedLine(line)
  if (typeof words !== 'string' || more.length > 0)
    throw new TagProblem('this text has no formatting, but there is a tag here')
  return words
}

const NO_TEXT = { key: '', path: '', place: '', text: '', print: '', value: undefined, isFormatted: false }
const NOWHERE: PairedText = { own: NO_TEXT, source: NO_TEXT, sourceLines: [], ownLines: [], isDebt: false }

import { clipText } from '@menagerie/contract/human-text'
import type { DescribedPart } from './DifferenceRow.tsx'
import { type DescribedIn, describeOne, describePart } from './describe-part.ts'
import { type Difference, keyOf } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import type { ListedField } from './list-form-fields.ts'
import { isValueList, toListedValues } from './listed-values.ts'
import { describeRow, namePart } from './name-part.ts'
import { toVersionRows } from './version-rows.ts'

type Both = { fields: readonly ListedField[]; mine: SavedValues; theirs: SavedValues }

/** A part in the words of the form: what it is called, and what each version holds of it. */
export function describeDifference(
  difference: Difference,
  { fields, mine, theirs }: Both,
  known: DescribedIn,
): DescribedPart {
  const { path, isOrder, isPlace, changedBy } = difference
  const [outermost = ''] = path
  const whole = { mine: mine[outermost], theirs: theirs[outermost] }
  const { label, field, list } = namePart(difference, fields, whole, known)
  const describe = (value: unknown) => {
    if (isPlace) return fields.find(({ name }) => name === value)?.label ?? ''
    if (field !== undefined && isValueList(field.own)) return describePart(field, toListedValues(value), known)
    if (isOrder) return describeOrder(field?.own, value, known)
    if (field !== undefined) return describePart(field, value, known)
    // A whole block, which the other version may lack.
    return isRow(value) ? describeOne(list, value, known) : `(${known.words('saves.deleted')})`
  }
  return {
    key: keyOf(difference),
    label: isPlace ? known.words('saves.placeOf', { part: label }) : label,
    ...clipBoth(describe(difference.mine), describe(difference.theirs)),
    isAsked: changedBy === 'both',
  }
}

const LONGEST = 600
/** Characters before the first difference, to find the place. */
const LEAD = 80

/** Long words begin shortly before the place where they differ: two that are the same as far as they are shown say nothing. */
function clipBoth(mine: string, theirs: string): { mine: string; theirs: string } {
  let same = 0
  while (same < mine.length && mine[same] === theirs[same]) same += 1
  const isLong = Math.max(mine.length, theirs.length) > LONGEST
  const from = isLong ? Math.max(0, mine.slice(0, Math.max(0, same - LEAD)).search(/\s\S*$/)) : 0
  const clip = (words: string) => {
    const rest = from === 0 ? words : `… ${words.slice(from).trimStart()}`
    return rest.length > LONGEST ? `${clipText(rest, LONGEST)} …` : rest
  }
  return { mine: clip(mine), theirs: clip(theirs) }
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const LONGEST_LINE = 60

/** A line for each row: what it is, and how it begins. */
function describeOrder(list: ListedField['own'], value: unknown, known: DescribedIn): string {
  const lines = (toVersionRows(value) ?? []).map((row, index) => {
    const { title } = describeRow(list, row, known.blocks)
    const words = describeOne(list, row, known).replace(title, '').replaceAll('\n', ' ').trim()
    return `${index + 1}. ${[title, clipText(words, LONGEST_LINE)].filter((part) => part !== '').join(': ')}`
  })
  return lines.join('\n')
}

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

/** Describes a part in the form's words: its name, and its value in each version. */
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
    // A whole block, which may be missing in the other version.
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
/** Number of characters shown before the first difference, as context. */
const LEAD = 80

/** Shortens long texts so that they begin shortly before their first difference, which would otherwise be cut off. */
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

/** One line per row: its name and the beginning of its text. */
function describeOrder(list: ListedField['own'], value: unknown, known: DescribedIn): string {
  const lines = (toVersionRows(value) ?? []).map((row, index) => {
    const { title } = describeRow(list, row, known.blocks)
    const words = describeOne(list, row, known).replace(title, '').replaceAll('\n', ' ').trim()
    return `${index + 1}. ${[title, clipText(words, LONGEST_LINE)].filter((part) => part !== '').join(': ')}`
  })
  return lines.join('\n')
}

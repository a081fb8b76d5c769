import type { ClientBlock, DateFieldClient } from 'payload'
import { z } from 'zod'
import { toSiteTime } from '../../jobs/scheduling/site-time.ts'
import { findSwatches, nameSwatches } from '../frame/name-swatch.ts'
import type { Words } from '../frame/use-words.ts'
import { describeValue } from './describe-value.ts'
import { isUnlabelled, type ListedField, listFormFields } from './list-form-fields.ts'
import { describeRow } from './name-part.ts'
import { isUnset } from './same-value.ts'
import { toVersionRows } from './version-rows.ts'

export type DescribedIn = {
  words: Words
  /** The reader's, as Payload names it. */
  language: string
  /** The document's, `acme/nl_NL`: by its brand colours are named. */
  site?: string | undefined
  /** Time zone of that site. */
  zone?: string | undefined
  blocks: Readonly<Record<string, ClientBlock>>
  /** Name of a document that was chosen from one of these collections. */
  nameOf: (collections: readonly string[], id: string) => string
}

/** A value in the words of its field: the label of a choice, the name of a document, the words of a text. */
export function describePart(field: ListedField | undefined, value: unknown, known: DescribedIn): string {
  const { own } = field ?? {}
  // A form counts the rows of an empty list; any other nought is what was typed.
  const isNoRow = value === 0 && (own?.type === 'array' || own?.type === 'blocks')
  if (isUnset(value) || isNoRow) return ''
  switch (own?.type) {
    case 'date':
      return isDay(own) ? describeValue(value, known) : describeMoment(value, known)
    case 'select':
    case 'radio': {
      const labels = own.options.map((option) =>
        typeof option === 'string' ? { value: option, label: option } : { ...option, label: String(option.label) },
      )
      const named = nameSwatches(labels, findSwatches(own, known.site), known.words)
      return [value]
        .flat()
        .map((each) => named.find((option) => option.value === each)?.name ?? String(each))
        .join(', ')
    }
    case 'relationship':
    case 'upload':
      return idsOf(value)
        .map((id) => known.nameOf([own.relationTo].flat(), id))
        .join(', ')
    case 'group':
      return describeFields(listFormFields(own.fields), value, known)
    case 'array':
    case 'blocks':
      return (toVersionRows(value) ?? [])
        .map((row, index) => `${index + 1}. ${describeOne(own, row, known)}`)
        .join('\n')
    default:
      return describeValue(value, known)
  }
}

const daySchema = z.object({ date: z.object({ pickerAppearance: z.literal('dayOnly') }) })
const isDay = ({ admin }: DateFieldClient) => daySchema.safeParse(admin).success

/** Two moments may be of one day: with the time, by the clock that the form shows. */
function describeMoment(value: unknown, known: DescribedIn): string {
  if (typeof value !== 'string' && !(value instanceof Date)) return describeValue(value, known)
  const zone = known.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return toSiteTime(value, zone, known.language)
}

/** A block or a row of a list, as a whole. */
export function describeOne(
  list: ListedField['own'],
  row: Readonly<Record<string, unknown>>,
  known: DescribedIn,
): string {
  const { title, fields } = describeRow(list, row, known.blocks)
  return [title, describeFields(listFormFields(fields), row, known)].filter((part) => part !== '').join('\n')
}

function describeFields(fields: readonly ListedField[], values: unknown, known: DescribedIn): string {
  const held = new Map(typeof values === 'object' && values !== null ? Object.entries(values) : [])
  const lines = fields.flatMap((field) => {
    const words = describePart(field, held.get(field.name), known)
    if (words === '') return []
    return isUnlabelled(field) ? [words] : [`${field.label}: ${words}`]
  })
  return lines.join('\n')
}

/** Lists ids of a form's value, whichever way Payload keeps them. */
function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('value' in value) return idsOf(value.value)
  return 'id' in value ? idsOf(value.id) : []
}

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
  /** The user's language, in Payload's notation. */
  language: string
  /** The document's site, such as `acme/nl_NL`, for the names of its brand's colours. */
  site?: string | undefined
  /** Time zone of that site. */
  zone?: string | undefined
  blocks: Readonly<Record<string, ClientBlock>>
  /** Name of a document from one of these collections. */
  nameOf: (collections: readonly string[], id: string) => string
}

/** Describes a value in the words of its field: the label of a choice, the name of a document, or the text itself. */
export function describePart(field: ListedField | undefined, value: unknown, known: DescribedIn): string {
  const { own } = field ?? {}
  // In a list, 0 is the number of rows; elsewhere it is the typed value.
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

/** Two moments may be on the same day: shows the time too, in the time zone of the form. */
function describeMoment(value: unknown, known: DescribedIn): string {
  if (typeof value !== 'string' && !(value instanceof Date)) return describeValue(value, known)
  const zone = known.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return toSiteTime(value, zone, known.language)
}

/** Describes a whole block or a whole row of a list. */
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

/** Lists the ids of a form's value, in each of Payload's formats. */
function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('value' in value) return idsOf(value.value)
  return 'id' in value ? idsOf(value.id) : []
}

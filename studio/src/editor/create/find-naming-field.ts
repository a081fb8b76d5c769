import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import type { FieldChoice } from '../../model/fields/choice-field.ts'

/** The field that names a document in lists. */
export type NamingField = {
  name: string
  label: string
  longest: number
  /** The options, if the name is one of several; otherwise it is typed. */
  choices: readonly FieldChoice[]
}

/** Returns the field that names the documents of a collection; undefined if they are named by their site. */
export function findNamingField(
  fields: readonly FlattenedField[],
  useAsTitle: string | undefined,
  i18n: PayloadRequest['i18n'],
): NamingField | undefined {
  const field = fields.find(({ name }) => name === useAsTitle)
  if (field === undefined || field.name === 'site') return undefined
  const named = { name: field.name, label: 'label' in field && field.label ? getTranslation(field.label, i18n) : '' }
  if (field.type === 'text') return { ...named, longest: field.maxLength ?? 200, choices: [] }
  if (field.type !== 'select') throw new Error(`A new document cannot be asked for its ${field.name}`)
  const choices = field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: String(getTranslation(option.label, i18n)) },
  )
  return { ...named, longest: 0, choices }
}

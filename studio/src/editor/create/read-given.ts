import { pathSchema } from '@menagerie/contract/entry'
import type { FlattenedField } from 'payload'
import { z } from 'zod'
import type { FieldChoice } from '../../model/fields/choice-field.ts'

type AddressQuery = Readonly<Record<string, string | string[] | undefined>>

/** The site in the address, if it is offered, otherwise the first offered site. */
export function readSite(offered: readonly FieldChoice[], { site }: AddressQuery): string {
  return (offered.find(({ value }) => value === site) ?? offered[0])?.value ?? ''
}

/** Values for a new document from the address, except the site: valid choices, and a valid path. */
export function readGiven(fields: readonly FlattenedField[], asked: AddressQuery): Readonly<Record<string, string>> {
  const given = fields.flatMap((field) => {
    const value = asked[field.name]
    return typeof value === 'string' && canTake(field, value) ? [[field.name, value] as const] : []
  })
  return Object.fromEntries(given)
}

function canTake(field: FlattenedField, value: string): boolean {
  if (field.type === 'select')
    return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
  return field.type === 'text' && field.name === 'path' && pathSchema.safeParse(value).success
}

/** Values that a table of documents gives to a new one, such as the product of a text. */
export function readInitial(fields: readonly FlattenedField[], initial: unknown): Readonly<Record<string, string>> {
  const values = z.record(z.string(), z.unknown()).safeParse(initial).data ?? {}
  const given = fields.flatMap(({ name, type }) => {
    const id = type === 'relationship' ? z.uuid().safeParse(values[name]).data : undefined
    return id === undefined ? [] : [[name, id] as const]
  })
  return Object.fromEntries(given)
}

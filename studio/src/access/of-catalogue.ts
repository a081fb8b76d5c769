import type { Field } from 'payload'
import { catalogueField } from './rules.ts'

/** Restricts fields that all countries share to users with the right for the catalogue, in the form and the API. */
export function ofCatalogue(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'ui' || field.type === 'join' || field.type === 'tabs') return field
    if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: ofCatalogue(field.fields) }
    return { ...field, access: { ...field.access, create: catalogueField, update: catalogueField } }
  })
}

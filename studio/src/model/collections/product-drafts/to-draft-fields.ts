import type { Field } from 'payload'

/** Fields of a product for drafts: without `required` and `unique`, which are checked on the product when the draft is published. */
export function toDraftFields(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    switch (field.type) {
      case 'row':
        return { ...field, fields: toDraftFields(field.fields) }
      case 'checkbox':
        return { ...field, defaultValue: undefined }
      case 'text':
      case 'select':
        return { ...field, required: false, unique: false, index: false }
      default:
        return field
    }
  })
}

import type { FlattenedField } from 'payload'
import { isReference, leadsNowhere } from './is-reference.ts'

/** What is wrong with the kind of one value, as the editor reads it. */
export function findProblem(field: FlattenedField, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return typeof value === 'object' && value !== null ? 'This field takes text' : undefined
    case 'select':
    case 'radio': {
      const choices = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return value === '' || value === null || choices.some((choice) => choice === value)
        ? undefined
        : 'This is none of the choices of this field'
    }
    case 'date':
      return isDate(value) ? undefined : 'This is no date'
    case 'number':
      return isNumber(value) ? undefined : 'This field takes a number'
    case 'checkbox':
      return isFlag(value) ? undefined : 'This field takes yes or no'
    case 'relationship':
    case 'upload':
      return isReference(value, field.relationTo) ? undefined : 'This is no document: choose one from the list'
    case 'richText':
      return leadsNowhere(value) ? 'A link of this text leads to no document: choose one from the list' : undefined
    default:
      return undefined
  }
}

const isDate = (value: unknown) =>
  value === '' ||
  value === null ||
  (value instanceof Date && !Number.isNaN(value.getTime())) ||
  (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

const isNumber = (value: unknown) =>
  value === '' ||
  value === null ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && Number.isFinite(Number(value)))

const isFlag = (value: unknown) =>
  typeof value === 'boolean' || value === null || FLAG_TEXTS.some((text) => text === value)
const FLAG_TEXTS = ['', 'true', 'false', 'on']

import type { FlattenedField } from 'payload'
import { isValues } from '../../platform/values.ts'
import { isReference, leadsNowhere } from './is-reference.ts'

/** What is wrong with the kind of one value, as the editor reads it. */
export function findProblem(field: FlattenedField, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return typeof value === 'string' || value === null ? undefined : 'This field takes text'
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
      if (!isFormattedText(value)) return 'This field takes formatted text'
      return leadsNowhere(value) ? 'A link of this text leads to no document: choose one from the list' : undefined
    default:
      return undefined
  }
}

/** A form whose text is of another shape does not open any more. */
const isFormattedText = (value: unknown) =>
  value === '' || value === null || (isValues(value) && isValues(value.root) && areNodes(value.root.children))

const areNodes = (children: unknown): boolean =>
  Array.isArray(children) &&
  children.every(
    (node) =>
      isValues(node) && typeof node.type === 'string' && (node.children === undefined || areNodes(node.children)),
  )

/** An empty text is none to the database, which empties a date by null. */
const isDate = (value: unknown) =>
  value === null ||
  (value instanceof Date && isYear(value)) ||
  (typeof value === 'string' && isYear(new Date(value)) && isDayOfMonth(value))

/** As forms show it; the database knows other years than JavaScript does. */
const isYear = (date: Date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999

/** JavaScript takes 30 February for 2 March, and the database takes it for nothing. */
function isDayOfMonth(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  if (year === undefined) return true
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
}

const isNumber = (value: unknown) =>
  value === '' ||
  value === null ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && Number.isFinite(Number(value)))

const isFlag = (value: unknown) =>
  typeof value === 'boolean' || value === null || FLAG_TEXTS.some((text) => text === value)
const FLAG_TEXTS = ['', 'true', 'false', 'on']

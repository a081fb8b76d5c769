import type { FlattenedField } from 'payload'
import { isValues } from '../../platform/values.ts'
import { isReference, leadsNowhere } from './is-reference.ts'

/** Returns a message if the value has the wrong type for the field. */
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
        : 'This is not one of the choices of this field'
    }
    case 'date':
      return isDate(value) ? undefined : 'This is not a date'
    case 'number':
      return isNumber(value) ? undefined : 'This field takes a number'
    case 'checkbox':
      return isFlag(value) ? undefined : 'This field takes yes or no'
    case 'relationship':
    case 'upload':
      return isReference(value, field.relationTo) ? undefined : 'This is not a document: choose one from the list'
    case 'richText':
      if (!isFormattedText(value)) return 'This field takes formatted text'
      return leadsNowhere(value)
        ? 'A link in this text does not lead to a document: choose one from the list'
        : undefined
    default:
      return undefined
  }
}

/** Other structures would prevent the form from opening. */
const isFormattedText = (value: unknown) =>
  value === '' || value === null || (isValues(value) && isValues(value.root) && areNodes(value.root.children))

const areNodes = (children: unknown): boolean =>
  Array.isArray(children) &&
  children.every(
    (node) =>
      isValues(node) && typeof node.type === 'string' && (node.children === undefined || areNodes(node.children)),
  )

/** The database does not accept an empty text as a date; null empties the field. */
const isDate = (value: unknown) =>
  value === null ||
  (value instanceof Date && isYear(value)) ||
  (typeof value === 'string' && isYear(new Date(value)) && isDayOfMonth(value))

/** Range of years in forms; JavaScript and the database support different ranges. */
const isYear = (date: Date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999

/** JavaScript reads 30 February as 2 March, and the database refuses it. */
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

import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isValues, type Values } from '../bulk/values.ts'

type Problem = { path: string; message: string; isObject: boolean }

/**
 * Values of another kind than their field, such as an object for a title. Payload asks late or, of a draft, never: the database
 * would then refuse them without a word, or store the object as a text.
 */
export function refuseWrongKinds(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [refuse, ...beforeOperation] } }
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const data: unknown = args.data
  if (!isValues(data)) return args
  const isPublished = !collection.versions?.drafts || data._status === 'published'
  const found = readFields(req, collection.flattenedFields, data, '')
  // Payload tells the others itself then, with all else that keeps a document from being published.
  const problems = isPublished ? found.filter(({ isObject }) => isObject) : found
  if (problems.length === 0) return args
  const errors = problems.map(({ path, message }) => ({ path, message, label: message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

function readFields(req: PayloadRequest, fields: readonly FlattenedField[], values: Values, before: string): Problem[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined || value === null || isOfAllLanguages(req, field)) return []
    return readField(req, field, value, `${before}${field.name}`)
  })
}

const isOfAllLanguages = ({ locale }: PayloadRequest, field: FlattenedField) =>
  locale === 'all' && 'localized' in field && field.localized === true

function readField(req: PayloadRequest, field: FlattenedField, value: unknown, path: string): Problem[] {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isValues(value) ? readFields(req, field.flattenedFields, value, `${path}.`) : []
    case 'array':
      return readRows(value, path, (row, at) => readFields(req, field.flattenedFields, row, at))
    case 'blocks':
      return readRows(value, path, (row, at) => {
        const block = Object.values(req.payload.blocks).find(({ slug }) => slug === row.blockType)
        return block === undefined ? [] : readFields(req, block.flattenedFields, row, at)
      })
    default: {
      const list = 'hasMany' in field && field.hasMany === true && Array.isArray(value) ? value : [value]
      return list
        .flatMap((each) => {
          const message = findProblem(field, each)
          return message === undefined ? [] : [{ path, message, isObject: typeof each === 'object' }]
        })
        .slice(0, 1)
    }
  }
}

function readRows(value: unknown, path: string, read: (row: Values, before: string) => Problem[]): Problem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row, index) => (isValues(row) ? read(row, `${path}.${index}.`) : []))
}

function findProblem(field: FlattenedField, value: unknown): string | undefined {
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
    default:
      return undefined
  }
}

const isDate = (value: unknown) =>
  value === '' ||
  value === null ||
  (value instanceof Date && !Number.isNaN(value.getTime())) ||
  (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

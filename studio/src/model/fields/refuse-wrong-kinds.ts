import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { withBeforeOperation } from '../../access/with-before-operation.ts'
import { isValues, type Values } from '../../platform/values.ts'
import { findHidable } from './find-hidable.ts'
import { findProblem } from './find-wrong-kind.ts'
import { documentId } from './is-reference.ts'

/** `isOurs`: Payload itself does not report it for published documents, or too late. */
type Problem = { path: string; message: string; isOurs: boolean }

/**
 * Refuses values of another type than their field, such as an object for a title. Payload checks late or, for drafts,
 * never: the database would then refuse them without a message, or store the object as text. Payload never checks
 * hidden fields.
 */
export function refuseWrongKinds(collection: CollectionConfig): CollectionConfig {
  return withBeforeOperation(collection, refuse)
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const data: unknown = args.data
  if (!isValues(data)) return args
  const isPublished = !collection.versions?.drafts || data._status === 'published'
  const found = [...readOwnId(data), ...readFields(req, collection, data, '')]
  // For published documents, Payload itself reports the others, together with all other problems.
  const problems = isPublished ? found.filter(({ isOurs }) => isOurs) : found
  if (problems.length === 0) return args
  const errors = problems.map(({ path, message }) => ({ path, message, label: message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Payload accepts any text as an id and passes it to the database; dates of a document are not checked at all. */
const isUnasked = ({ type }: FlattenedField) => UNASKED.some((each) => each === type)
const UNASKED = ['relationship', 'upload', 'richText', 'date']

const isRelation = ({ type }: FlattenedField) => type === 'relationship' || type === 'upload'

const readOwnId = ({ id }: Values): Problem[] =>
  documentId.nullish().safeParse(id).success ? [] : [toProblem('id', 'A document cannot have this name')]

type Level = { fields: Field[]; flattenedFields: FlattenedField[] }

function readFields(req: PayloadRequest, level: Level, values: Values, before: string): Problem[] {
  const hidable = findHidable(level.fields)
  return level.flattenedFields.flatMap((field) => {
    const value = values[field.name]
    if (value === null && isGroup(field)) return [toProblem(`${before}${field.name}`, SEVERAL)]
    if (value === undefined || value === null || isOfAllLanguages(req, field)) return []
    const found = readField(req, field, value, `${before}${field.name}`)
    return hidable.has(field.name) ? found.map((problem) => ({ ...problem, isOurs: true })) : found
  })
}

/** Payload reads properties of a group whatever its type, which fails for null. */
const isGroup = ({ type }: FlattenedField) => type === 'group' || type === 'tab'
const SEVERAL = 'This takes several fields'

const isOfAllLanguages = ({ locale }: PayloadRequest, field: FlattenedField) =>
  locale === 'all' && 'localized' in field && field.localized === true

function readField(req: PayloadRequest, field: FlattenedField, value: unknown, path: string): Problem[] {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isValues(value) ? readFields(req, field, value, `${path}.`) : [toProblem(path, SEVERAL)]
    case 'array':
      return readRows(value, path, (row, at) => readFields(req, field, row, at))
    case 'blocks': {
      const known = [...(field.blockReferences ?? []), ...field.blocks].map((each) =>
        typeof each === 'string' ? each : each.slug,
      )
      return readRows(value, path, (row, at) => {
        const block = Object.values(req.payload.blocks).find(({ slug }) => slug === row.blockType)
        if (block === undefined || !known.includes(block.slug)) {
          return [toProblem(`${at}blockType`, 'There is no such block here')]
        }
        return readFields(req, block, row, at)
      })
    }
    default: {
      const list = 'hasMany' in field && field.hasMany === true && Array.isArray(value) ? value : [value]
      return list
        .flatMap((each) => {
          // An empty item of a list is not a valid reference.
          const isGap = Array.isArray(value) && isRelation(field) && (each === null || each === '')
          const message = findProblem(field, isGap ? { id: null } : each)
          return message === undefined ? [] : [{ path, message, isOurs: typeof each !== 'string' || isUnasked(field) }]
        })
        .slice(0, 1)
    }
  }
}

function readRows(value: unknown, path: string, read: (row: Values, before: string) => Problem[]): Problem[] {
  // The admin sends the number 0 for an empty list.
  if (value === 0 || value === '0' || value === '') return []
  if (!Array.isArray(value)) return [toProblem(path, 'This takes a list')]
  return value.flatMap((row, index) =>
    isValues(row) ? read(row, `${path}.${index}.`) : [toProblem(`${path}.${index}`, 'This row has no fields')],
  )
}

const toProblem = (path: string, message: string): Problem => ({ path, message, isOurs: true })

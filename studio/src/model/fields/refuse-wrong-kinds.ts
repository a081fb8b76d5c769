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

/** `isOurs`: Payload itself does not tell it of what is published, or not in time. */
type Problem = { path: string; message: string; isOurs: boolean }

/**
 * Values of another kind than their field, such as an object for a title. Payload asks late or, of a draft, never: the database
 * would then refuse them without a word, or store the object as a text. Fields that are not shown Payload never asks.
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
  // Payload tells the others itself then, with all else that keeps a document from being published.
  const problems = isPublished ? found.filter(({ isOurs }) => isOurs) : found
  if (problems.length === 0) return args
  const errors = problems.map(({ path, message }) => ({ path, message, label: message }))
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Any text is an id to Payload, and the database is asked for it; the times of a document are not asked for at all. */
const isUnasked = ({ type }: FlattenedField) => UNASKED.some((each) => each === type)
const UNASKED = ['relationship', 'upload', 'richText', 'date']

const isRelation = ({ type }: FlattenedField) => type === 'relationship' || type === 'upload'

const readOwnId = ({ id }: Values): Problem[] =>
  documentId.nullish().safeParse(id).success ? [] : [toProblem('id', 'No document can be called so')]

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

/** Payload looks into a group whatever it is, and nothing is what it cannot look into. */
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
          // In a list nothing stands for a document that is none.
          const isGap = Array.isArray(value) && isRelation(field) && (each === null || each === '')
          const message = findProblem(field, isGap ? { id: null } : each)
          return message === undefined ? [] : [{ path, message, isOurs: typeof each !== 'string' || isUnasked(field) }]
        })
        .slice(0, 1)
    }
  }
}

function readRows(value: unknown, path: string, read: (row: Values, before: string) => Problem[]): Problem[] {
  // The admin sends a list without rows as their number.
  if (value === 0 || value === '0' || value === '') return []
  if (!Array.isArray(value)) return [toProblem(path, 'This takes a list')]
  return value.flatMap((row, index) =>
    isValues(row) ? read(row, `${path}.${index}.`) : [toProblem(`${path}.${index}`, 'This row has no fields')],
  )
}

const toProblem = (path: string, message: string): Problem => ({ path, message, isOurs: true })

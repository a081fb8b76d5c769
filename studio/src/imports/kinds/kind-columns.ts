import type { FieldHook, FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import { findPostalFault } from '../../model/fields/postal-code-field.ts'
import { TRAIL_NAMES } from '../../platform/trail-names.ts'
import type { Values } from '../../platform/values.ts'
import { CONTENT_TAG, VOCABULARIES } from '../../publish/parts/vocabularies.ts'
import { dateField } from '../values/date-field.ts'
import { dateHoursField, weekHoursField } from '../values/hours-field.ts'
import { fault, fine, type ImportField } from '../values/import-field.ts'
import { filesIn, onlyOne, productsIn, termsIn } from '../values/named-fields.ts'
import { isFileKind } from '../values/names.ts'
import {
  amountField,
  choiceOf,
  choicesOf,
  codeField,
  flagField,
  htmlField,
  jsonField,
  lineField,
  linesField,
  wordsField,
} from '../values/plain-fields.ts'
import { toCellParts, toCellText } from '../values/read-cells.ts'
import type { DocumentKind } from './kinds.ts'
import type { OtherDocuments } from './other-documents.ts'

export type KindColumn = {
  field: ImportField
  isLocalized: boolean
  /** Whether cells may name files that are delivered with the table. */
  holdsFiles: boolean
  /** The value as a save of the document stores it: a normalized telephone number, a lower-case address. */
  toKept: (value: unknown, document: Values, before: Values | undefined) => unknown
  /** Why a value contradicts other values of its document, if it does. */
  findFault?: (value: unknown, document: Values) => string | undefined
}

/** Fields that only the studio itself sets. */
const OWN: ReadonlySet<string> = new Set([
  'id',
  ...TRAIL_NAMES,
  'translatedFrom',
  'openTexts',
  'changedData',
  'updatedAt',
  'createdAt',
  'deletedAt',
])

/** Columns of a kind by name: one for each field of its form, and for each field of a group (`target.type`). */
export function findKindColumns(
  payload: Payload,
  kind: DocumentKind,
  others: OtherDocuments,
): ReadonlyMap<string, KindColumn> {
  const { flattenedFields } = payload.collections[kind].config
  const columns = flattenedFields.flatMap((field) => toColumns(field, field.name, others))
  return new Map(columns)
}

function toColumns(field: FlattenedField, path: string, others: OtherDocuments): [string, KindColumn][] {
  if (OWN.has(path) || ('virtual' in field && field.virtual)) return []
  if ((field.type === 'group' || field.type === 'tab') && !('localized' in field && field.localized))
    return field.flattenedFields.flatMap((inside) => toColumns(inside, `${path}.${inside.name}`, others))
  const isLocalized = 'localized' in field && field.localized === true
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  const column = {
    field: toImportField(field, path, others),
    isLocalized,
    holdsFiles: isRelation && typeof field.relationTo === 'string' && isFileKind(field.relationTo),
    toKept: keeperOf(field),
    ...(POSTAL_CODES.has(field.name) && { findFault: findPostalFault }),
  }
  return [[path === '_status' ? 'status' : path, column]]
}

/** Codes of digits, which spreadsheets convert to numbers. */
const POSTAL_CODES: ReadonlySet<string> = new Set(['postal_code', 'postalCode', 'postcode'])

/** Applies the hooks of the form's field, which normalize a text before it is stored. */
function keeperOf(field: FlattenedField): KindColumn['toKept'] {
  const hooks: readonly FieldHook[] = (field.type === 'text' && field.hooks?.beforeValidate) || []
  return (value, document, before) =>
    hooks.reduce<unknown>((kept, hook) => {
      const siblings = { data: document, siblingData: document, originalDoc: before }
      const given: Parameters<FieldHook>[0] = Object.assign(Object.create(null), { ...siblings, value: kept })
      const made: unknown = hook(given)
      return made instanceof Promise ? kept : made
    }, value)
}

/** Lists that people write as one line of text. */
const HOURS: Readonly<Record<string, (path: string) => ImportField>> = {
  'opening_hours.week': weekHoursField,
  'opening_hours.exceptions': dateHoursField,
}

/** A field with the name of a vocabulary contains its terms, any other one tags. */
const findVocabulary = (path: string) =>
  VOCABULARIES.find((vocabulary) => vocabulary === path.split('.').at(-1)) ?? CONTENT_TAG

const optionsSchema = z.array(
  z.union([z.string().transform((value) => ({ value, label: value })), z.looseObject({ value: z.string() })]),
)

function toImportField(field: FlattenedField, path: string, others: OtherDocuments): ImportField {
  switch (field.type) {
    case 'text':
      if (POSTAL_CODES.has(field.name)) return codeField(path)
      return field.hasMany ? wordsField(path) : lineField(path)
    case 'email':
    case 'code':
      return lineField(path)
    case 'textarea':
      return linesField(path)
    case 'number':
      return amountField(path)
    case 'checkbox':
      return flagField(path)
    case 'date':
      return dateField(path)
    case 'richText':
      return htmlField(path)
    case 'select':
    case 'radio': {
      const choices = optionsSchema.parse(field.options).map(({ value, ...more }) => ({
        value,
        label: 'label' in more && typeof more.label === 'string' ? more.label : value,
      }))
      const what = `option for ${path}`
      return 'hasMany' in field && field.hasMany ? choicesOf(path, choices, what) : choiceOf(path, choices, what)
    }
    case 'relationship':
    case 'upload':
      return relationTo(field, path, others)
    case 'array':
      return HOURS[path]?.(path) ?? jsonField(path)
    default:
      return jsonField(path)
  }
}

function relationTo(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  path: string,
  others: OtherDocuments,
): ImportField {
  const { relationTo: to } = field
  if (typeof to !== 'string') return jsonField(path)
  const many = isFileKind(to)
    ? filesIn(path, to)
    : to === 'product-facts'
      ? productsIn(path)
      : to === 'terms'
        ? termsIn(path, findVocabulary(path))
        : othersIn(path, to, others)
  return field.hasMany === true ? many : onlyOne(many)
}

/**
 * References to other documents, by id or by their name on the site: the path of a page, the code of a category, a
 * name.
 */
const othersIn = (path: string, to: string, others: OtherDocuments): ImportField => ({
  path: path.split('.'),
  read: (cell, { site }) => {
    const words = toCellParts(cell)
    const found = words.map((word) => others.find(to, word, site))
    const unknown = words.find((_, at) => found[at] === undefined)
    return unknown === undefined ? fine(found) : fault(`there is nothing called “${unknown}” among the ${to}`)
  },
  show: (value) => (Array.isArray(value) ? value.map(idOf).join('|') : ''),
})

const idOf = (value: unknown) => z.looseObject({ id: z.string() }).safeParse(value).data?.id ?? toCellText(value)

import type { Field, Payload, TabAsField } from 'payload'
import { toEnglishLabel } from '../platform/english-label.ts'
import { isValues, type Values } from '../platform/values.ts'

type AnyField = Field | TabAsField
type Blocks = Readonly<Record<string, { fields: Field[]; labels?: { singular?: unknown } } | undefined>>

/** Place of a value in its form. */
export type FieldPlace = {
  /** By position of rows: `main.0.button.page`. */
  path: string
  /** By ids of rows, which stay the same when rows move: `main/6f1c/button/page`. */
  key: string
  /** Labels above the field: `Main area`, `Call to action`, `Button`. */
  words: readonly string[]
  /** Whether it is in a group, whose label is more informative than the field's. */
  isGroup: boolean
  /** Whether the form shows it. */
  isShown: boolean
}

/** Functions for each value and each row; both return the replacement, and undefined removes a row. */
type FieldVisitor = {
  /** Types of fields to visit; others stay unchanged. Absent: all types. */
  kinds?: ReadonlySet<string>
  value: (field: Field, value: unknown, place: FieldPlace) => unknown
  row?: (row: Values, place: FieldPlace) => Values | undefined
}

/** Fields that contain other fields. */
const INNER: ReadonlySet<AnyField['type']> = new Set(['row', 'collapsible', 'tabs', 'tab', 'group', 'array', 'blocks'])

type Level = {
  path: readonly string[]
  key: readonly string[]
  words: readonly string[]
  values: Values
  block?: Values
  isGroup: boolean
  isShown: boolean
}
type Walk = { data: Values; blocks: Blocks; visitor: FieldVisitor }

/** Visits a document by the fields of its form, including rows and blocks, and returns it with the visitor's changes. */
export function walkDocument(payload: Payload, slug: string, data: Values, visitor: FieldVisitor): Values {
  const config = Object.values(payload.collections).find((each) => each.config.slug === slug)?.config
  const walk = { data, blocks: payload.blocks, visitor }
  const top = { path: [], key: [], words: [], values: data, isGroup: false, isShown: true }
  return { ...data, ...walkFields(walk, config?.fields ?? [], top) }
}

function walkFields(walk: Walk, fields: readonly AnyField[], level: Level): Values {
  return Object.assign({}, ...fields.map((field) => walkField(walk, field, level)))
}

function walkField(walk: Walk, field: AnyField, above: Level): Values {
  if (!INNER.has(field.type) && walk.visitor.kinds?.has(field.type) === false) return {}
  const level = { ...above, isShown: above.isShown && isShown(walk, field, above) }
  const name = 'name' in field ? field.name : undefined
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return walkFields(walk, field.fields, level)
    case 'tabs':
      return walkFields(
        walk,
        field.tabs.map((tab) => ({ ...tab, type: 'tab' as const })),
        level,
      )
    case 'ui':
    case 'join':
      return {}
  }
  if (name === undefined) return 'fields' in field ? walkFields(walk, field.fields, withLabel(level, field)) : {}
  if (!(name in level.values)) return {}
  const value = level.values[name]
  const own = inside(level, name, field)
  switch (field.type) {
    case 'group':
    case 'tab': {
      if (!isValues(value)) return { [name]: value }
      return { [name]: { ...value, ...walkFields(walk, field.fields, { ...own, values: value, isGroup: true }) } }
    }
    case 'array':
    case 'blocks':
      return { [name]: Array.isArray(value) ? walkRows(walk, field, value, own) : value }
    default:
      return {
        [name]: walk.visitor.value(field, value, toPlace({ ...own, words: level.words, isGroup: level.isGroup })),
      }
  }
}

function walkRows(walk: Walk, field: AnyField, rows: readonly unknown[], level: Level): unknown[] {
  return rows.flatMap((row, index) => {
    if (!isValues(row)) return [row]
    const block = field.type === 'blocks' ? walk.blocks[String(row.blockType)] : undefined
    const label = field.type === 'blocks' ? toEnglishLabel(block?.labels?.singular) : titleOf(row)
    const own: Level = {
      ...level,
      path: [...level.path, `${index}`],
      key: [...level.key, typeof row.id === 'string' ? row.id : `${index}`],
      words: label === undefined ? level.words : [...level.words, label],
      values: row,
      isGroup: false,
      ...(field.type === 'blocks' && { block: row }),
    }
    const kept = walk.visitor.row === undefined ? row : walk.visitor.row(row, toPlace(own))
    if (kept === undefined) return []
    const fields = field.type === 'blocks' ? (block?.fields ?? []) : 'fields' in field ? field.fields : []
    return [{ ...kept, ...walkFields(walk, fields, { ...own, values: kept }) }]
  })
}

/** Unnamed groups count as well, because their label distinguishes fields: a page has two titles. */
function withLabel(level: Level, field: AnyField): Level {
  const label = field.type === 'group' ? toEnglishLabel(field.label) : undefined
  return label === undefined ? level : { ...level, words: [...level.words, label] }
}

function inside(level: Level, name: string, field: AnyField): Level {
  const label = 'label' in field ? toEnglishLabel(field.label) : undefined
  return {
    ...level,
    path: [...level.path, name],
    key: [...level.key, name],
    words: label === undefined ? level.words : [...level.words, label],
    isGroup: false,
  }
}

const toPlace = ({ path, key, words, isGroup, isShown: shown }: Level): FieldPlace => ({
  path: path.join('.'),
  key: key.join('/'),
  words,
  isGroup,
  isShown: shown,
})

function isShown({ data }: Walk, field: AnyField, { values, path, block }: Level): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
  const where = { blockData: block ?? {}, operation: 'update' as const, path: [...path], user: null }
  return condition === undefined || Boolean(condition(data, values, where))
}

function titleOf({ title, name }: Values): string | undefined {
  const said = [title, name].find((text) => typeof text === 'string' && text !== '')
  return typeof said === 'string' ? `“${said}”` : undefined
}

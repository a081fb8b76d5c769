import type { Field, Payload } from 'payload'
import { z } from 'zod'
import { isValues, type Values } from '../../platform/values.ts'
import { type FieldPlace, walkDocument } from '../walk-document.ts'

/** One document that another one names. */
export type DocumentReference = {
  collection: string
  id: string
  /** Where in the form: `main.0.button.page`. */
  field: string
  /** The same in the words of the form: `Main area · Call to action · Button`. */
  place: string
}

/** All documents that this one names where its form shows it: in relations, pictures, blocks and formatted text. */
<<<<<<< HEAD
export function findDocumentReferences(payload: Payload, slug: string, data: Values): DocumentReference[] {
  const config = Object.values(payload.collections).find((each) => each.config.slug === slug)?.config
  return readFields({ data, blocks: payload.blocks }, config?.fields ?? [], { path: [], words: [], values: data })
}

function readFields(form: Form, fields: readonly AnyField[], level: Level): DocumentReference[] {
  return fields.flatMap((field) => (isShown(form, field, level) ? readField(form, field, level) : []))
}

function isShown({ data }: Form, field: AnyField, { values, path, block }: Level): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
  const where = { blockData: block ?? {}, operation: 'update' as const, path: [...path], user: null }
  return condition === undefined || Boolean(condition(data, values, where))
}

function readField(form: Form, field: AnyField, level: Level): DocumentReference[] {
  const name = 'name' in field ? field.name : undefined
  const value = name === undefined ? undefined : level.values[name]
  const words = 'label' in field && typeof field.label === 'string' ? [...level.words, field.label] : level.words
  const own = { ...level, path: name === undefined ? level.path : [...level.path, name], words }
=======
export function findReferences(payload: Payload, slug: string, data: Values): Reference[] {
  const found: Reference[] = []
  const value = (field: Field, value: unknown, place: FieldPlace) => {
    if (place.isShown) found.push(...readValue(field, value, place))
    return value
  }
  walkDocument(payload, slug, data, { value })
  return found
}

function readValue(field: Field, value: unknown, place: FieldPlace): Reference[] {
  const label = 'label' in field && typeof field.label === 'string' ? [field.label] : []
  const words = [...place.words, ...label]
>>>>>>> 209ff83c (Documents of one site are created on others, links led to counterparts)
  switch (field.type) {
    case 'richText':
      return readText(value, { ...place, words })
    case 'relationship':
    case 'upload':
      // The name of a link's group says more than which kind of document it leads to.
      return readRelation(field.relationTo, value, place.isGroup ? place : { ...place, words })
    default:
      return []
  }
}

<<<<<<< HEAD
function readBlock(form: Form, values: Values, level: Level): DocumentReference[] {
  const block = form.blocks[String(values.blockType)]
  const label = block?.labels?.singular
  const words = typeof label === 'string' ? [...level.words, label] : level.words
  return readFields(form, block?.fields ?? [], { ...level, words, values, block: values })
}

const below = (level: Level, index: number, title?: string): Level => ({
  path: [...level.path, `${index}`],
  words: title === undefined ? level.words : [...level.words, `“${title}”`],
  values: level.values,
  ...(level.block && { block: level.block }),
})

function titleOf({ title, name }: Values): string | undefined {
  const said = [title, name].find((text) => typeof text === 'string' && text !== '')
  return typeof said === 'string' ? said : undefined
}

function eachRow(value: unknown, read: (values: Values, index: number) => DocumentReference[]): DocumentReference[] {
  return Array.isArray(value) ? value.flatMap((row, index) => (isValues(row) ? read(row, index) : [])) : []
}
=======
type Named = Pick<FieldPlace, 'path' | 'words'>
>>>>>>> 209ff83c (Documents of one site are created on others, links led to counterparts)

/** As stored, or populated where the form has read it so. */
const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const namedSchema = z.object({ relationTo: z.string(), value: idSchema })

<<<<<<< HEAD
function readRelation(relationTo: string | string[], value: unknown, level: Level): DocumentReference[] {
=======
function readRelation(relationTo: string | string[], value: unknown, place: Named): Reference[] {
>>>>>>> 209ff83c (Documents of one site are created on others, links led to counterparts)
  return (Array.isArray(value) ? value : [value]).flatMap((each) => {
    const named = namedSchema.safeParse(each).data
    if (named !== undefined) return [toReference(named.relationTo, named.value, place)]
    const id = idSchema.safeParse(each).data
    return id !== undefined && typeof relationTo === 'string' ? [toReference(relationTo, id, place)] : []
  })
}

const linkSchema = z.object({ fields: z.object({ linkType: z.literal('internal'), doc: namedSchema }) })

/** Links in the editor's tree. */
<<<<<<< HEAD
function readText(node: unknown, level: Level): DocumentReference[] {
  if (Array.isArray(node)) return node.flatMap((child) => readText(child, level))
=======
function readText(node: unknown, place: Named): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => readText(child, place))
>>>>>>> 209ff83c (Documents of one site are created on others, links led to counterparts)
  if (!isValues(node)) return []
  const doc = linkSchema.safeParse(node).data?.fields.doc
  const own = doc === undefined ? [] : [toReference(doc.relationTo, doc.value, place)]
  return [...own, ...readText(node.root ?? node.children, place)]
}

<<<<<<< HEAD
function toReference(collection: string, id: string, { path, words }: Level): DocumentReference {
  return { collection, id, field: path.join('.'), place: words.join(' · ') }
=======
function toReference(collection: string, id: string, { path, words }: Named): Reference {
  return { collection, id, field: path, place: words.join(' · ') }
>>>>>>> 209ff83c (Documents of one site are created on others, links led to counterparts)
}

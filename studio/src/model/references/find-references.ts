import type { Field, Payload } from 'payload'
import { z } from 'zod'
import { toEnglishLabel } from '../../platform/english-label.ts'
import { isValues, type Values } from '../../platform/values.ts'
import { type FieldPlace, walkDocument } from '../walk-document.ts'

/** A reference from one document to another. */
export type DocumentReference = {
  collection: string
  id: string
  /** Path in the form: `main.0.button.page`. */
  field: string
  /** The same with the form's labels: `Main area · Call to action · Button`. */
  place: string
}

/** All documents that the visible fields of this one reference: in relations, pictures, blocks and formatted text. */
export function findDocumentReferences(payload: Payload, slug: string, data: Values): DocumentReference[] {
  const found: DocumentReference[] = []
  const value = (field: Field, value: unknown, place: FieldPlace) => {
    if (place.isShown) found.push(...readValue(field, value, place))
    return value
  }
  walkDocument(payload, slug, data, { kinds: NAMING, value })
  return found
}

/** Types of fields that can reference documents. */
const NAMING: ReadonlySet<string> = new Set(['richText', 'relationship', 'upload'])

function readValue(field: Field, value: unknown, place: FieldPlace): DocumentReference[] {
  const label = 'label' in field ? toEnglishLabel(field.label) : undefined
  const words = label === undefined ? place.words : [...place.words, label]
  switch (field.type) {
    case 'richText':
      return readText(value, { ...place, words })
    case 'relationship':
    case 'upload':
      // The label of a link's group is more informative than the kind of document that it leads to.
      return readRelation(field.relationTo, value, place.isGroup ? place : { ...place, words })
    default:
      return []
  }
}

type FieldName = Pick<FieldPlace, 'path' | 'words'>

/** A stored id, or a populated document. */
const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const namedSchema = z.object({ relationTo: z.string(), value: idSchema })

function readRelation(relationTo: string | string[], value: unknown, place: FieldName): DocumentReference[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) => {
    const named = namedSchema.safeParse(each).data
    if (named !== undefined) return [toReference(named.relationTo, named.value, place)]
    const id = idSchema.safeParse(each).data
    return id !== undefined && typeof relationTo === 'string' ? [toReference(relationTo, id, place)] : []
  })
}

const linkSchema = z.object({ fields: z.object({ linkType: z.literal('internal'), doc: namedSchema }) })

/** Links in formatted text. */
function readText(node: unknown, place: FieldName): DocumentReference[] {
  if (Array.isArray(node)) return node.flatMap((child) => readText(child, place))
  if (!isValues(node)) return []
  const doc = linkSchema.safeParse(node).data?.fields.doc
  const own = doc === undefined ? [] : [toReference(doc.relationTo, doc.value, place)]
  return [...own, ...readText(node.root ?? node.children, place)]
}

function toReference(collection: string, id: string, { path, words }: FieldName): DocumentReference {
  return { collection, id, field: path, place: words.join(' · ') }
}

import type { Field } from 'payload'
import { z } from 'zod'
import { isValues, type Values } from '../../platform/values.ts'
import type { DocumentIdentity } from './find-counterparts.ts'

/** Translates a reference for another site: returns the id of the counterpart, or undefined to leave it out. */
export type Lead = (named: DocumentIdentity) => string | undefined

const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const pairSchema = z.object({ relationTo: z.string(), value: idSchema })

/** A value with all its references translated. */
export function leadValue(field: Field, value: unknown, lead: Lead): unknown {
  switch (field.type) {
    case 'richText':
      return leadText(value, lead)
    case 'relationship':
    case 'upload': {
      const { relationTo } = field
      if (Array.isArray(value)) return value.flatMap((each) => leadRelation(relationTo, each, lead) ?? [])
      return leadRelation(relationTo, value, lead) ?? null
    }
    default:
      return value
  }
}

function leadRelation(relationTo: string | string[], value: unknown, lead: Lead): unknown {
  const pair = pairSchema.safeParse(value).data
  if (pair !== undefined) {
    const id = lead({ collection: pair.relationTo, id: pair.value })
    return id && { relationTo: pair.relationTo, value: id }
  }
  const id = idSchema.safeParse(value).data
  return id !== undefined && typeof relationTo === 'string' ? lead({ collection: relationTo, id }) : undefined
}

const linkSchema = z.looseObject({
  fields: z.looseObject({ linkType: z.literal('internal'), doc: pairSchema }),
  children: z.array(z.unknown()).catch([]),
})

/** Links without a counterpart become plain text. */
export function leadText(tree: unknown, lead: Lead): unknown {
  if (!isValues(tree) || !isValues(tree.root)) return tree
  return { ...tree, root: leadNode(tree.root, lead)[0] }
}

function leadNode(node: unknown, lead: Lead): unknown[] {
  if (!isValues(node)) return [node]
  const children = Array.isArray(node.children) ? node.children.flatMap((child) => leadNode(child, lead)) : undefined
  const link = linkSchema.safeParse(node).data
  if (link === undefined) return [{ ...node, ...(children && { children }) }]
  const { relationTo, value } = link.fields.doc
  const id = lead({ collection: relationTo, id: value })
  if (id === undefined) return children ?? []
  return [{ ...node, children, fields: { ...link.fields, doc: { relationTo, value: id } } }]
}

const LINKED = ['page', 'article', 'job', 'product'] as const

/** Resets the type of a button's or menu's link whose document was left out, so that the form does not require one. */
export function closeEmptyLinks(values: Values): Values {
  const closed = Object.entries(values).map(([name, value]) => [name, closeIn(value)] as const)
  const own: Values = Object.fromEntries(closed)
  const isEmptyLink = LINKED.some((kind) => own.type === kind && kind in own && own[kind] === null)
  return isEmptyLink ? { ...own, type: null } : own
}

function closeIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeIn)
  if (!isValues(value) || value instanceof Date || 'root' in value) return value
  return closeEmptyLinks(value)
}

import type { Block, Field } from 'payload'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedRichText } from '../parts/stored-rich-text.ts'
import { relationId, relationIds, storedText } from '../parts/stored-values.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'
import { toRichText } from '../parts/to-rich-text.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'

/** Returns the published value of a stored field. */
type Publish = (lookup: Lookup) => unknown
type Part = readonly [name: string, stored: z.ZodType<Publish>]

/**
 * Returns the transformer of a plain block, which publishes each field under its name in the form, depending on its
 * type. Throws for a form with fields of other types: such a block needs a transformer of its own.
 */
export function toPlainBlock({ slug, fields }: Block) {
  const stored = z.object(Object.fromEntries(fields.flatMap((field) => toParts(field, slug))))
  return (block: unknown, lookup: Lookup): Record<string, unknown> => {
    const parts = Object.entries(readDocument(stored, block))
    return Object.fromEntries(parts.map(([name, publish]) => [name, publish(lookup)]))
  }
}

function toParts(field: Field, slug: string): Part[] {
  if (field.type === 'row' || field.type === 'collapsible') return field.fields.flatMap((each) => toParts(each, slug))
  const stored = toStoredPart(field)
  if (stored === undefined || !('name' in field))
    throw new Error(`The block ${slug} has a field of type ${field.type}: write its transformer in publish/blocks`)
  return [[field.name, stored]]
}

function toStoredPart(field: Field): Part[1] | undefined {
  switch (field.type) {
    case 'textarea':
      return storedText.transform(toConstant)
    case 'text':
    case 'select':
      return field.hasMany ? undefined : storedText.transform(toConstant)
    case 'number':
      return z.number().nullish().transform(toConstant)
    case 'upload':
      return field.hasMany ? relationIds.transform(toConstant) : relationId.transform(toConstant)
    case 'relationship':
      if (field.relationTo !== 'product-facts' || !field.hasMany) return undefined
      return relationIds.transform((ids) => (lookup) => toPublishedSkus(ids, lookup))
    case 'richText':
      return storedRichText.transform((nodes) => (lookup) => toRichText(nodes, lookup))
    case 'group':
      return isLink(field.fields)
        ? storedLink.transform((link) => (lookup) => toPublishedLink(link, lookup))
        : undefined
    default:
      return undefined
  }
}

const toConstant =
  (value: unknown): Publish =>
  () =>
    value

/** Recognizes the form's group for a link, whatever its name (`web/src/blocks/link-fields.ts`). */
const isLink = (fields: readonly Field[]): boolean =>
  fields.some((field) =>
    field.type === 'row' ? isLink(field.fields) : 'name' in field && field.name === 'externalLink',
  )

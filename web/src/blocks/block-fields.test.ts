import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { BLOCK_FIELDS } from './block-fields.ts'
import { BLOCK_SCHEMAS } from './block-schemas.ts'

/** Fields that stand side by side or are folded away are still fields of the same form. */
const flatten = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' || field.type === 'collapsible' ? flatten(field.fields) : [field]))

/** Names of what a form asks for, those in a list as `list.name`; the link of a button has a group of its own. */
function askedOf(fields: Field[]): string[] {
  return flatten(fields).flatMap((field) => {
    // Payload writes an id into every list once a config was made of the forms.
    if (!('name' in field) || field.name === 'id') return []
    const name = field.name === 'button' ? 'buttonUrl' : field.name
    return field.type === 'array' ? askedOf(field.fields).map((inner) => `${name}.${inner}`) : [name]
  })
}

/** Names of what is published, those in a list as `list.name`. Ids and types are not asked for, nor the parts of a reference. */
function publishedOf(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    if (['id', 'blockType'].includes(name)) return []
    const item = part instanceof z.ZodArray ? part.element : undefined
    return item instanceof z.ZodObject && !('key' in item.shape)
      ? publishedOf(item).map((inner) => `${name}.${inner}`)
      : [name]
  })
}

test('every block that can be published has an editor form under the same name', () => {
  expect(BLOCK_FIELDS.map((block) => block.slug).sort()).toEqual(Object.keys(BLOCK_SCHEMAS).sort())
})

test.each(Object.entries(BLOCK_SCHEMAS))('the form of %s asks for all that is published of it', (slug, schema) => {
  const form = BLOCK_FIELDS.find((block) => block.slug === slug)
  expect(askedOf(form?.fields ?? []).sort()).toEqual(publishedOf(schema).sort())
})

test('no two forms share a field: Payload writes into them', () => {
  const all = BLOCK_FIELDS.flatMap((block) => flatten(block.fields))
  expect(new Set(all).size).toBe(all.length)
})

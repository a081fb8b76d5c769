import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { BLOCK_FIELDS } from './block-fields.ts'
import { BLOCK_SCHEMAS } from './block-schemas.ts'

/** Flattens fields that are side by side or folded away, which belong to the same form. */
const flatten = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' || field.type === 'collapsible' ? flatten(field.fields) : [field]))

/** Names of the form's fields; fields in a list as `list.name`. The link of a button has its own group. */
function askedOf(fields: Field[]): string[] {
  return flatten(fields).flatMap((field) => {
    // Payload adds an id to every list when a config is built from the forms.
    if (!('name' in field) || field.name === 'id') return []
    const name = field.name === 'button' ? 'buttonUrl' : field.name
    return field.type === 'array' ? askedOf(field.fields).map((inner) => `${name}.${inner}`) : [name]
  })
}

/** Names of the published fields; fields in a list as `list.name`. Leaves out ids, types and the parts of a reference, which are no form fields. */
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

test.each(Object.entries(BLOCK_SCHEMAS))('the form of %s has exactly the fields that are published', (slug, schema) => {
  const form = BLOCK_FIELDS.find((block) => block.slug === slug)
  expect(askedOf(form?.fields ?? []).sort()).toEqual(publishedOf(schema).sort())
})

test('no two forms share a field object, because Payload changes these objects', () => {
  const all = BLOCK_FIELDS.flatMap((block) => flatten(block.fields))
  expect(new Set(all).size).toBe(all.length)
})

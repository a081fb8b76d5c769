import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { BLOCK_FIELDS } from './block-fields.ts'
import { BLOCK_SCHEMAS } from './block-schemas.ts'

const namesOf = (fields: Field[]) => fields.flatMap((field) => ('name' in field ? [field.name] : []))

test('every block that can be published has an editor form under the same name', () => {
  expect(BLOCK_FIELDS.map((block) => block.slug).sort()).toEqual(Object.keys(BLOCK_SCHEMAS).sort())
})

test('a form asks for every field the published block has, but for the link that it keeps in a group of its own', () => {
  for (const block of BLOCK_FIELDS) {
    const schema = Object.entries(BLOCK_SCHEMAS).find(([slug]) => slug === block.slug)?.[1]
    const published = Object.keys(schema?.shape ?? {}).filter((name) => !['id', 'blockType'].includes(name))
    const asked = namesOf(block.fields).map((name) => (name === 'button' ? 'buttonUrl' : name))
    expect(asked.sort()).toEqual(published.sort())
  }
})

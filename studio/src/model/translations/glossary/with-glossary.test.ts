import type { CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { COLLECTIONS } from '../../collections/collections.ts'
import { TRANSLATED_COLLECTIONS } from '../translated-from.ts'
import { withGlossary } from './with-glossary.ts'

const boxOf = (collection: CollectionConfig) =>
  withGlossary(collection).fields.find((field) => 'name' in field && field.name === 'glossaryOfForm')

test('every form with texts of one site or of one language marks breaches of the glossary', () => {
  const marked = COLLECTIONS.filter((each) => boxOf(each) !== undefined).map(({ slug }) => slug)
  const shared = ['media', 'films', 'authors', 'terms', 'product-facts', 'product-drafts']
  expect(marked.toSorted()).toEqual([...TRANSLATED_COLLECTIONS, ...shared, 'downloads'].toSorted())
})

test('in a shared document only the texts of the language that is shown are checked', () => {
  const propsOf = (slug: string) => JSON.stringify(COLLECTIONS.filter((each) => each.slug === slug).map(boxOf))
  expect(propsOf('films')).toContain('"only":["title","captions","transcript"]')
  expect(propsOf('product-facts')).toContain('"specification.color"')
  expect(propsOf('authors')).toContain('"only":["occupation"]')
})

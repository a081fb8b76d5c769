import { expect, test } from 'vitest'
import { product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadTaggedProductCards } from './tagged-products.ts'

const toTag = (code: string) => ({ code, displayName: code })
const of = (sku: string, animal: string, ...tags: string[]) =>
  product(sku, { facets: { animal_type: [{ code: animal, label: animal }] }, tags: tags.map(toTag) })

const PRODUCTS = [
  of('1', 'dog', 'dogs', 'play'),
  of('2', 'dog', 'dogs', 'chewing'),
  of('3', 'cat', 'cats', 'calm'),
  of('4', 'cat', 'cats', 'play'),
  of('5', 'horse', 'stable', 'calm', 'grooming'),
  of('6', 'bird', 'birds', 'garden', 'outdoors'),
  of('7', 'bird', 'birds', 'play'),
  of('8', 'hedgehog', 'garden', 'outdoors'),
  of('9', 'dog', 'dogs', 'calm', 'grooming'),
]

const show = (...tags: string[]) =>
  loadTaggedProductCards(createTestContext('tailwell/en_US', PRODUCTS), tags.map(toTag)).map(({ sku }) => sku)

test('shows no product for another animal, however many topics it shares', () => {
  expect(show('garden', 'birds', 'outdoors')).toEqual(['6'])
  expect(show('dogs', 'cats', 'calm', 'grooming')).toEqual(['9', '3'])
})

test('shows no product that shares only the animal, when there is another tag', () => {
  expect(show('dogs', 'calm')).toEqual(['9'])
  expect(show('cats', 'teeth')).toEqual([])
})

test('shows all products with a single tag, whether that tag is of one animal or of several', () => {
  expect(show('chewing')).toEqual(['2'])
  expect(show('dogs')).toEqual(['1', '2', '9'])
  expect(show('calm')).toEqual(['3', '5', '9'])
})

test('shows products with fewer other tags first among those that share as many', () => {
  const products = [of('10', 'dog', 'dogs', 'feeding', 'puppies'), of('11', 'dog', 'dogs', 'feeding')]
  const shown = loadTaggedProductCards(createTestContext('tailwell/en_US', products), ['dogs', 'feeding'].map(toTag))
  expect(shown.map(({ sku }) => sku)).toEqual(['11', '10'])
})

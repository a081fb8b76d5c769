import { expect, test } from 'vitest'
import { toOwnFormField, toProductField } from './to-product-field.ts'

test.each([
  [['facets', 'animal_type', 0, 'label'], 'facets.animal_type'],
  [['tags', 1, 'displayName'], 'tags'],
  [['related', 2], 'related'],
  [['leaflets', 0], 'leaflets'],
  [['usps', 3], 'usps.3.text'],
  [['product_links', 1, 'url'], 'product_links.1.url'],
  [['markets', 0, 'rrp'], 'markets'],
  [['currency'], 'markets'],
  [['specification', 'color'], 'specification.color'],
  [['specification', 'efficacy_period'], 'efficacy_period'],
  [['specification', 'barcode'], 'barcode'],
  [['blocks', 0, 'id'], 'blocks.0.id'],
])('an error in the part %j of a body belongs to the form field %s', (path, field) => {
  expect(toProductField(path)).toBe(field)
})

test('an error in the other form of a product is shown at the field that leads there', () => {
  expect(toOwnFormField('product-texts', 'facets.color')).toBe('facts')
  expect(toOwnFormField('product-texts', 'product_links.0.url')).toBe('product_links.0.url')
  expect(toOwnFormField('product-facts', 'url_key')).toBe('texts')
  expect(toOwnFormField('product-facts', 'facets.color')).toBe('facets.color')
  expect(toOwnFormField('pages', 'tags')).toBe('tags')
})

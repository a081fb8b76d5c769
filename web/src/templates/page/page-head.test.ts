import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toProductTitle } from './page-head.ts'

const ctx = createTestContext('tailwell/en_GB', [])

test.each([
  ['Oat Shampoo for dogs, 250 ml', 'Oat Shampoo for dogs, 250 ml | Tailwell'],
  ['Oat Shampoo with honey, a mild shampoo for dogs with thin skin, 250 ml', 'Oat Shampoo 250 ml | Tailwell'],
  [undefined, 'Oat Shampoo 250 ml | Tailwell'],
])('a product with the title %s has the page title %s', (title, listed) => {
  expect(toProductTitle(ctx, { title, name: 'Oat Shampoo 250 ml' })).toBe(listed)
})

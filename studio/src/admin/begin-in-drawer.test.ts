import { expect, test } from 'vitest'
import configPromise from '../payload.config.ts'
import { asksToBegin } from './begin-in-drawer.ts'

test('a drawer for a new product text asks the starting questions first, and an existing one opens in its form', async () => {
  const config = await configPromise
  const asks = (args: Record<string, unknown>, name = 'render-document') => asksToBegin({ args, name }, config)
  expect(asks({ collectionSlug: 'product-texts', initialData: { facts: 'x' } })).toBe(true)
  expect(asks({ collectionSlug: 'product-texts', docID: '4a4f8d7e-0000-4000-8000-000000000001' })).toBe(false)
  expect(asks({ collectionSlug: 'authors' })).toBe(false)
  expect(asks({ collectionSlug: 'pages' }, 'render-list')).toBe(false)
})

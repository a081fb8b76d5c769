import { expect, test } from 'vitest'
import { COLLECTIONS } from '../model/collections/collections.ts'
import configPromise from '../payload.config.ts'
import { closeInternalCollections } from './close-internal-collections.ts'

const ASKED = ['create', 'read', 'update', 'delete'] as const

test('no collection, including Payload’s own, grants any access to a signed-in customer', async () => {
  const config = await configPromise
  // A customer of the business portal: signed in, but not staff.
  const customer = { id: 'b5a0c1de-0000-4000-8000-000000000001', collection: 'customers', email: 'shop@example.test' }
  const open = config.collections.flatMap(({ slug, access }) =>
    ASKED.filter((operation) => {
      const answer: unknown = Reflect.apply(access[operation], undefined, [{ req: { user: customer } }])
      return answer !== false
    }).map((operation) => `${slug}.${operation}`),
  )
  expect(open).toEqual([])
})

test('the start fails when Payload adds a collection for which the studio has no access rule', async () => {
  const config = await configPromise
  const declared = COLLECTIONS.map((collection) => collection.slug).filter((slug) => slug !== 'pages')
  expect(() => closeInternalCollections(config, declared)).toThrow('The collection pages has no access rule')
})

import { expect, test } from 'vitest'
import { createRemembered } from './remembered.ts'
import { askRecords, createEngine, findIds, toNamedRecords } from './testing/search-records.ts'

const asc = (count: number) => Array.from({ length: count }, (_, at) => `asc(attribute${at})`)

test('a request may rank by other criteria than the settings', async () => {
  const engine = await createEngine([
    { objectID: 'a', name: 'bowl', sold: 2 },
    { objectID: 'b', name: 'bowl', sold: 1 },
  ])
  expect(await findIds(engine, 'bowl', { ranking: ['asc(sold)', 'typo', 'custom'] })).toBe('b a')
  expect(await findIds(engine, 'bowl', { ranking: '["desc(sold)"]' })).toBe('a b')
})

test.each([
  [asc(51), 'at most 50 criteria, not a list of 51'],
  [['price'], 'asc(attribute) or desc(attribute), not a list of 1'],
])('a request with too many or unknown criteria is refused', async (ranking, message) => {
  const engine = await createEngine(toNamedRecords({ a: 'bowl' }))
  await expect(askRecords(engine, 'bowl', { ranking })).rejects.toMatchObject({
    status: 400,
    message: `Parameter ranking: expected ${message}`,
  })
})

test('orders by attributes that requests invent are not kept for ever', () => {
  const remembered = createRemembered([])
  const first = remembered.named('asc(price)')
  expect(remembered.named('asc(price)')).toBe(first)
  for (const criterion of asc(200)) remembered.named(criterion)
  expect(remembered.named('asc(price)')).not.toBe(first)
})

import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { LONG, SHOP } from './example-stores.ts'
import { loadStorePage } from './load-store-page.ts'
import { toStoreId } from './store-card.ts'

const ctx = createTestContext('tailwell/nl_NL', [])

test('a shop whose place is known is alone on a map that begins there', () => {
  const { map } = loadStorePage(ctx, SHOP)
  expect(map).toMatchObject({ start: '52.0907,5.1214,8', only: toStoreId(SHOP.key) })
  expect(map).not.toHaveProperty('place')
})

test('streets of our own are shown from near, those of another company are asked for first', () => {
  expect(loadStorePage({ ...ctx, mapStyle: '/streets/style.json' }, SHOP).map?.start).toBe('52.0907,5.1214,15')
})

test('without a place there is no map', () => {
  expect(loadStorePage(ctx, LONG)).not.toHaveProperty('map')
})

test('days with other hours stand below one title, those that are over do not', () => {
  const at = (today: string) => loadStorePage({ ...ctx, isPast: (day: string) => day < today }, SHOP)
  expect(at('2026-12-31').otherHours).toEqual({
    title: 'Andere openingstijden',
    days: [{ day: '1 januari 2027', times: 'gesloten' }],
  })
  expect(at('2027-01-02')).not.toHaveProperty('otherHours')
})

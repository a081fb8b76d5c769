import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { LONG, SHOP } from './example-stores.ts'
import { loadStorePage } from './load-store-page.ts'
import { toStoreId } from './store-card.ts'

const ctx = createTestContext('tailwell/nl_NL', [])

test('the map of a store page starts at the store and shows only this store', () => {
  const { map } = loadStorePage(ctx, SHOP)
  expect(map).toMatchObject({ start: '52.0907,5.1214,8', only: toStoreId(SHOP.key) })
  expect(map).not.toHaveProperty('place')
})

test('a map with our own streets starts at street level', () => {
  expect(loadStorePage({ ...ctx, mapStyle: '/streets/style.json' }, SHOP).map?.start).toBe('52.0907,5.1214,15')
})

test('a store without a position has no map', () => {
  expect(loadStorePage(ctx, LONG)).not.toHaveProperty('map')
})

test('days with other hours are listed under one title, without those that are over', () => {
  const at = (today: string) => loadStorePage({ ...ctx, isPast: (day: string) => day < today }, SHOP)
  expect(at('2026-12-31').otherHours).toEqual({
    title: 'Andere openingstijden',
    days: [{ day: '1 januari 2027', times: 'gesloten' }],
  })
  expect(at('2027-01-02')).not.toHaveProperty('otherHours')
})

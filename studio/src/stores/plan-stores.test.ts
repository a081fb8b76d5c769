import { expect, test } from 'vitest'
import { formatPlan } from './format-plan.ts'
import { planStores } from './plan-stores.ts'
import type { StoreRow } from './to-store-row.ts'

const row = (id: string, fields: StoreRow['fields']): StoreRow => ({ id, where: `line ${id}`, fields })
const KNOWN = [
  { id: '1', name: 'Aap', city: 'Zeist', phone: '', brands: ['tailwell', 'aldergrove'] },
  { id: '2', name: 'Beer', city: null, phone: '030' },
]

test('what is new, what changes and what stays', () => {
  const plan = planStores(
    [
      row('1', { name: 'Aap', phone: null, brands: ['aldergrove', 'tailwell'] }),
      row('2', { name: 'Beer', phone: '031' }),
      row('3', { name: 'Cavia', country: 'NL' }),
    ],
    KNOWN,
    { brands: ['tailwell'] },
  )
  expect(formatPlan(plan)).toEqual([
    '+ Cavia, NL',
    '~ Beer',
    '    phone: “030” → “031”',
    '1 new, 1 changed, 1 as they were, 0 to delete, 0 mistakes',
  ])
  expect(plan.added[0]?.fields).toMatchObject({ brands: ['tailwell'], point_of_sale: 'offline', is_featured: true })
})

test('a new store without what it needs, and two rows of one id, are mistakes', () => {
  const plan = planStores([row('3', { name: 'Cavia' }), row('1', {}), row('1', {})], KNOWN, { brands: [] })
  expect(plan.problems.map(({ where, field }) => `${where} ${field}`)).toEqual([
    'line 3 country',
    'line 3 brands',
    'line 1 @id',
  ])
})

test('only what is owned goes when it no longer comes', () => {
  const gone = (owned: string[]) => planStores([row('1', {})], KNOWN, { brands: [], owned: new Set(owned) }).gone
  expect(gone(['1', '2'])).toEqual([{ id: '2', name: 'Beer' }])
  expect(gone([])).toEqual([])
})

test('of thousands the first are shown, and all are counted', () => {
  const many = Array.from({ length: 130 }, (_, at) => row(`${at + 10}`, { name: `Shop ${at}`, country: 'NL' }))
  const lines = formatPlan(planStores(many, KNOWN, { brands: ['tailwell'] }))
  expect(lines).toHaveLength(102)
  expect(lines.slice(-2)).toEqual(['+ … and 30 more', '130 new, 0 changed, 0 as they were, 0 to delete, 0 mistakes'])
})

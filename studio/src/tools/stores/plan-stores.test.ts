import { expect, test } from 'vitest'
import { formatPlan } from './format-plan.ts'
import { planStores } from './plan-stores.ts'
import type { ReadStoreRow } from './to-store-row.ts'

const row = (id: string, fields: ReadStoreRow['fields']): ReadStoreRow => ({ id, where: `line ${id}`, fields })
const KNOWN = [
  { id: '1', name: 'Aap', city: 'Zeist', phone: '', brands: ['tailwell', 'aldergrove'] },
  { id: '2', name: 'Beer', city: null, phone: '030' },
]

test('a plan lists new and changed stores and counts the unchanged ones', () => {
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

test('a telephone number is read by the country of its store, even if only the studio knows the country', () => {
  const known = [{ id: '1', name: 'Aap', country: 'DE', phone: '+49301234567' }]
  const phoneOf = (fields: ReadStoreRow['fields'], id = '2') => {
    const { added, problems } = planStores([row(id, { name: 'Beer', country: 'DE', ...fields })], known, {
      brands: ['tailwell'],
    })
    return problems[0]?.message ?? added[0]?.fields.phone
  }
  expect(phoneOf({ phone: '+49 (0)30 1234567' })).toBe('+49301234567')
  expect(phoneOf({ phone: '06 1234567', country: 'IT' })).toBe('+39061234567')
  expect(phoneOf({ phone: '0800 / 123 45 67' })).toBe('+498001234567')
  expect(phoneOf({ phone: '112' })).toBe('112')
  expect(phoneOf({ phone: '030 123456 / 0171 1234567' })).toMatch(/one telephone number/)
  expect(phoneOf({ phone: '(((((' })).toMatch(/only contain digits/)
  const same = planStores([row('1', { phone: '030 / 123 45 67' })], known, { brands: [] })
  expect(same).toMatchObject({ same: 1, changed: [], problems: [] })
})

test('a new store without required fields and two rows with the same id are reported as mistakes', () => {
  const plan = planStores([row('3', { name: 'Cavia' }), row('1', {}), row('1', {})], KNOWN, { brands: [] })
  expect(plan.problems.map(({ where, field }) => `${where} ${field}`)).toEqual([
    'line 3 country',
    'line 3 brands',
    'line 1 @id',
  ])
})

test('only owned stores are deleted when they are missing from the source', () => {
  const gone = (owned: string[]) => planStores([row('1', {})], KNOWN, { brands: [], owned: new Set(owned) }).gone
  expect(gone(['1', '2'])).toEqual([{ id: '2', name: 'Beer' }])
  expect(gone([])).toEqual([])
})

test('a plan shows only the first of many rows and counts all of them', () => {
  const many = Array.from({ length: 130 }, (_, at) => row(`${at + 10}`, { name: `Shop ${at}`, country: 'NL' }))
  const lines = formatPlan(planStores(many, KNOWN, { brands: ['tailwell'] }))
  expect(lines).toHaveLength(102)
  expect(lines.slice(-2)).toEqual(['+ … and 30 more', '130 new, 0 changed, 0 as they were, 0 to delete, 0 mistakes'])
})

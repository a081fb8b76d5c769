import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { readGiven, readInitial, readSite } from './read-given.ts'

const FIELDS: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'path', type: 'text' },
  { name: 'template', type: 'select', options: [{ value: 'Homepage', label: 'Home page' }, 'Default'] },
]

test('a new document is given choices that its form has, and an address', () => {
  expect(readGiven(FIELDS, { template: 'Homepage', path: 'advice/teeth' })).toEqual({
    template: 'Homepage',
    path: 'advice/teeth',
  })
  expect(readGiven(FIELDS, { template: 'Default' })).toEqual({ template: 'Default' })
})

test('nothing else of the address becomes a value', () => {
  const odd = { template: 'None', path: 'Not a path', title: 'Bought', slot: 'header', site: 'a/b' }
  expect(readGiven(FIELDS, odd)).toEqual({})
  expect(readGiven(FIELDS, { template: ['Homepage', 'Default'], path: ['a', 'b'] })).toEqual({})
})

test('a new document begins on the site of the address where the person may write there, else on the first', () => {
  const offered = [
    { value: 'acme/nl_NL', label: 'Nederland' },
    { value: 'acme/de_AT', label: 'Österreich' },
  ]
  expect(readSite(offered, { site: 'acme/de_AT' })).toBe('acme/de_AT')
  for (const site of ['acme/fr_FR', ['acme/de_AT'], undefined]) expect(readSite(offered, { site })).toBe('acme/nl_NL')
  expect(readSite([], { site: 'acme/de_AT' })).toBe('')
})

test('a table of documents gives a new one what it belongs to, and nothing that is typed', () => {
  const fields: FlattenedField[] = [...FIELDS, { name: 'facts', type: 'relationship', relationTo: 'product-facts' }]
  const facts = '4a4f8d7e-0000-4000-8000-000000000001'
  expect(readInitial(fields, { facts, title: 'Bought', other: facts })).toEqual({ facts })
  for (const odd of [{ facts: 'x' }, 'x', undefined]) expect(readInitial(fields, odd)).toEqual({})
})

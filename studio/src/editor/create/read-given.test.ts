import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { readGiven, readInitial, readSite } from './read-given.ts'

const FIELDS: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'path', type: 'text' },
  { name: 'template', type: 'select', options: [{ value: 'Homepage', label: 'Home page' }, 'Default'] },
]

test('a new document takes valid choices and a path from the parameters of the page address', () => {
  expect(readGiven(FIELDS, { template: 'Homepage', path: 'advice/teeth' })).toEqual({
    template: 'Homepage',
    path: 'advice/teeth',
  })
  expect(readGiven(FIELDS, { template: 'Default' })).toEqual({ template: 'Default' })
})

test('other parameters of the page address set no values', () => {
  const odd = { template: 'None', path: 'Not a path', title: 'Bought', slot: 'header', site: 'a/b' }
  expect(readGiven(FIELDS, odd)).toEqual({})
  expect(readGiven(FIELDS, { template: ['Homepage', 'Default'], path: ['a', 'b'] })).toEqual({})
})

test('a new document begins on the site in the address if the person may write there, otherwise on the first site', () => {
  const offered = [
    { value: 'acme/nl_NL', label: 'Nederland' },
    { value: 'acme/de_AT', label: 'Österreich' },
  ]
  expect(readSite(offered, { site: 'acme/de_AT' })).toBe('acme/de_AT')
  for (const site of ['acme/fr_FR', ['acme/de_AT'], undefined]) expect(readSite(offered, { site })).toBe('acme/nl_NL')
  expect(readSite([], { site: 'acme/de_AT' })).toBe('')
})

test('a new document from a table of documents gets the relation that the table gives, and no typed values', () => {
  const fields: FlattenedField[] = [...FIELDS, { name: 'facts', type: 'relationship', relationTo: 'product-facts' }]
  const facts = '4a4f8d7e-0000-4000-8000-000000000001'
  expect(readInitial(fields, { facts, title: 'Bought', other: facts })).toEqual({ facts })
  for (const odd of [{ facts: 'x' }, 'x', undefined]) expect(readInitial(fields, odd)).toEqual({})
})

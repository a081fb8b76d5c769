import { expect, test } from 'vitest'
import { narrowStatus, readWantedStatus, toQuery } from './wanted-status.ts'

const PAGES = {
  collection: 'pages',
  brand: 'acme',
  site: 'acme/de_DE',
  template: 'ContactPage',
  person: 'Ada',
  page: '3',
}

test('choosing another state goes back to the first page and keeps the other filters', () => {
  expect(narrowStatus(PAGES, { state: 'stale' })).toEqual({ ...PAGES, state: 'stale', page: '1' })
})

test.each([
  ['another kind of document of the same sites', { collection: 'articles' }, 'acme/de_DE'],
  ['a kind of document that is counted by language', { collection: 'media' }, ''],
  ['another brand', { brand: 'other' }, ''],
])('%s drops the filters that it does not offer', (_, change, site) => {
  expect(narrowStatus(PAGES, change)).toMatchObject({ ...change, site, template: '', person: '', page: '1' })
})

test('the query string contains the filters and is read back as the same filters', () => {
  expect(toQuery({ ...PAGES, title: '' })).not.toContain('title')
  expect(readWantedStatus(new URLSearchParams(toQuery(PAGES)), 'other')).toEqual(PAGES)
  expect(readWantedStatus(new URLSearchParams('x=1'), 'acme')).toEqual({
    collection: 'pages',
    brand: 'acme',
    page: '1',
  })
})

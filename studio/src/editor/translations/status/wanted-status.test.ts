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

test('another state is looked for from the first page on, and the rest stays', () => {
  expect(narrowStatus(PAGES, { state: 'stale' })).toEqual({ ...PAGES, state: 'stale', page: '1' })
})

test.each([
  ['another kind of the same sites', { collection: 'articles' }, 'acme/de_DE'],
  ['what is counted by language', { collection: 'media' }, ''],
  ['another brand', { brand: 'other' }, ''],
])('%s is asked for without what it does not offer', (_, change, site) => {
  expect(narrowStatus(PAGES, change)).toMatchObject({ ...change, site, template: '', person: '', page: '1' })
})

test('an address says what is asked for, and reads as the same', () => {
  expect(toQuery({ ...PAGES, title: '' })).not.toContain('title')
  expect(readWantedStatus(new URLSearchParams(toQuery(PAGES)), 'other')).toEqual(PAGES)
  expect(readWantedStatus(new URLSearchParams('x=1'), 'acme')).toEqual({
    collection: 'pages',
    brand: 'acme',
    page: '1',
  })
})

import { expect, test } from 'vitest'
import { ANY_SITE, findSiteCondition, withSiteCondition } from './with-site-condition.ts'

const titleLike = { title: { like: 'food' } }

test('choosing a site narrows an unfiltered list', () => {
  expect(withSiteCondition(undefined, 'tailwell/nl_NL')).toEqual({
    or: [{ and: [{ site: { equals: 'tailwell/nl_NL' } }] }],
  })
})

test('a site condition keeps the filters that an editor has set, in every alternative', () => {
  const where = { or: [{ and: [titleLike] }, { and: [{ path: { equals: 'a' } }] }] }
  expect(withSiteCondition(where, 'tailwell/nl_NL')).toEqual({
    or: [
      { and: [titleLike, { site: { equals: 'tailwell/nl_NL' } }] },
      { and: [{ path: { equals: 'a' } }, { site: { equals: 'tailwell/nl_NL' } }] },
    ],
  })
})

test('another site replaces the first one, and choosing no site removes the condition', () => {
  const dutch = withSiteCondition({ or: [{ and: [titleLike] }] }, 'tailwell/nl_NL')
  expect(findSiteCondition(dutch)).toBe('tailwell/nl_NL')
  expect(findSiteCondition(withSiteCondition(dutch, 'aldergrove/it_IT'))).toBe('aldergrove/it_IT')
  expect(withSiteCondition(dutch, undefined)).toEqual({ or: [{ and: [titleLike] }] })
})

test('a list filtered only by other fields has no site condition', () => {
  expect(findSiteCondition({ or: [{ and: [titleLike] }] })).toBeUndefined()
  expect(findSiteCondition(undefined)).toBeUndefined()
})

test('all sites can be chosen explicitly, for lists that start with some sites', () => {
  const any = withSiteCondition(undefined, ANY_SITE)
  expect(any).toEqual({ or: [{ and: [{ site: { exists: true } }] }] })
  expect(findSiteCondition(any)).toBe(ANY_SITE)
})

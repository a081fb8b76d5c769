import { expect, test } from 'vitest'
import { ofOwnSite } from './of-own-site.ts'

test('a relation offers what belongs to the site of the document, and everything before a site is chosen', () => {
  expect(ofOwnSite({ data: { site: 'tailwell/nl_NL' } })).toEqual({ site: { equals: 'tailwell/nl_NL' } })
  expect(ofOwnSite({ data: {} })).toBe(true)
})

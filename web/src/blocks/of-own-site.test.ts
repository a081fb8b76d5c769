import { expect, test } from 'vitest'
import { ofOwnSite } from './of-own-site.ts'

test('a relation field offers documents of the document’s own site, and all documents before a site is chosen', () => {
  expect(ofOwnSite({ data: { site: 'tailwell/nl_NL' } })).toEqual({ site: { equals: 'tailwell/nl_NL' } })
  expect(ofOwnSite({ data: {} })).toBe(true)
})

import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { parseProse, toOwnProse } from './parse-prose.ts'

const SOURCE = `---
slug: weg
title: Op weg
title.aldergrove: Op pad
title.nl_BE: Onderweg
---
Voor iedereen.
[nl_BE] Alleen in België.
[aldergrove, nl_BE] Voor twee.
[tailwell/nl_NL] Voor één site.
- [woorden](page:care)
`

const own = (id: string) => {
  const site = findById(id)
  if (!site) throw new Error(`There is no site ${id}`)
  return toOwnProse(parseProse(SOURCE, 'nl/weg.md').prose, site)
}

test('uses the same text everywhere, except where a site or a brand has its own', () => {
  const body = 'Voor iedereen.\nVoor één site.\n- [woorden](page:care)'
  expect(own('tailwell/nl_NL')).toEqual({ slug: 'weg', title: 'Op weg', body })
  expect(own('aldergrove/nl_NL')).toEqual({
    slug: 'weg',
    title: 'Op pad',
    body: 'Voor iedereen.\nVoor twee.\n- [woorden](page:care)',
  })
  expect(own('tailwell/nl_BE').title).toBe('Onderweg')
  expect(own('tailwell/nl_BE').body).toContain('Alleen in België.\nVoor twee.\n- ')
})

test('reports unknown fields, duplicate fields and a file without fields by file and line', () => {
  expect(parseProse('---\nslug: a\nslug: b\ntitle\n---\nText', 'nl/x.md').faults).toEqual([
    'demo/articles/nl/x.md:3, slug: stands twice',
    'demo/articles/nl/x.md:4: "title" is no field',
  ])
  expect(parseProse('# Title', 'nl/y.md').faults).toEqual([
    'demo/articles/nl/y.md:1: must begin with fields between two lines ---',
  ])
})

import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { describe, expect, it } from 'vitest'
import { createAnchors, toAnchor } from './to-anchor.ts'

const siteOf = (id: string): BrandLocale => {
  const site = findById(id)
  if (site === undefined) throw new Error(`No site ${id}`)
  return site
}
const pageOf = (id = 'tailwell/en_US') => ({
  site: siteOf(id),
  page: { path: 'p', title: 'P', anchors: createAnchors() },
})

describe('toAnchor', () => {
  it.each([
    ['What we keep', 'what-we-keep'],
    ['  Fütterung: 2 × täglich! ', 'fütterung-2-täglich'],
    ['Что внутри?', 'что-внутри'],
    ['Cafe\u0301', 'café'],
  ])('is the words of %s with hyphens', (heading, anchor) => {
    expect(toAnchor(pageOf(), heading)).toBe(anchor)
  })

  it('numbers a heading that comes again, and those whose name the page has for itself', () => {
    const page = pageOf()
    expect(['Size', 'Size', 'size!', 'Products'].map((heading) => toAnchor(page, heading))).toEqual([
      'size',
      'size-2',
      'size-3',
      'products-2',
    ])
  })

  it('gives none where there are no words or no page keeps its names', () => {
    expect(toAnchor(pageOf(), '…')).toBeUndefined()
    expect(toAnchor({ site: siteOf('tailwell/de_DE') }, 'Größe')).toBeUndefined()
  })
})

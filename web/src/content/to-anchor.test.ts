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
  ])('joins the words of %s with hyphens', (heading, anchor) => {
    expect(toAnchor(pageOf(), heading)).toBe(anchor)
  })

  it('numbers repeated headings and headings whose anchor the page reserves', () => {
    const page = pageOf()
    expect(['Size', 'Size', 'size!', 'Products'].map((heading) => toAnchor(page, heading))).toEqual([
      'size',
      'size-2',
      'size-3',
      'products-2',
    ])
  })

  it('returns no anchor for a heading without words or for a page that keeps no anchors', () => {
    expect(toAnchor(pageOf(), '…')).toBeUndefined()
    expect(toAnchor({ site: siteOf('tailwell/de_DE') }, 'Größe')).toBeUndefined()
  })
})

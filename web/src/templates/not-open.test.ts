import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { article, page } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import type { HeadView } from '../features/seo/head-view.ts'
import { loadAlternates } from '../features/seo/load-alternates.ts'
import { renderHead } from '../features/seo/render-head.ts'
import { loadFixedAlternates } from './load-fixed-alternates.ts'
import { listSitemaps } from './machine-readable/load-sitemap.ts'
import { renderFrame } from './render-frame.tsx'

const HEAD: Omit<HeadView, 'alternates'> = {
  title: 'About',
  robots: { index: true, follow: true },
  canonical: 'http://localhost:3000/nl-nl/over-ons/',
  kind: 'website',
  jsonLd: [],
}

function openAt(opened: boolean) {
  const entries = [page('about', 'over-ons', { translationGroup: 'about' }, { brand: 'tailwell', locale: 'nl_NL' })]
  const ctx = createTestContext('tailwell/nl_NL', entries)
  const site = { ...ctx.site, opened }
  return { ...ctx, site, fragment: () => '' }
}

test('a site that is not open says so, and is not to be indexed', () => {
  const ctx = openAt(false)
  const alternates = loadAlternates(ctx, 'about')
  expect(renderHead(ctx, { ...HEAD, alternates }, [])).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(renderFrame(ctx, { alternates }).before).toContain('Deze website is nog niet open.')
})

test('a site that is not open has no sitemap and is not an alternate on fixed pages of other sites', () => {
  const ctx = openAt(false)
  expect(listSitemaps(ctx, 'pages')).toEqual([])
  expect(listSitemaps(openAt(true), 'pages')).toEqual([1])
  const german = findById('tailwell/de_DE')
  if (german === undefined) throw new Error('The demo has a German site')
  const toBlog = ({ id, code }: BrandLocale) =>
    createTestContext(id, [article('post', { role_type: 'blog' }, { locale: code })])
  const namesOf = () => loadFixedAlternates(openAt(true), 'blog', toBlog).map(({ hreflang }) => hreflang)
  expect(namesOf()).toContain('de-DE')
  german.opened = false
  try {
    expect(namesOf()).not.toContain('de-DE')
    expect(namesOf()).toContain('nl-NL')
  } finally {
    german.opened = true
  }
})

test('an open site in another environment is not to be indexed, and shows no notice', () => {
  const ctx = openAt(true)
  const staging = { ...ctx, site: { ...ctx.site, indexed: false } }
  const alternates = loadAlternates(staging, 'about')
  const head = renderHead(staging, { ...HEAD, alternates }, [])
  expect(head).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(head).not.toContain('hreflang')
  expect(renderFrame(staging, { alternates }).before).not.toContain('nog niet open')
  expect(listSitemaps(staging, 'pages')).toEqual([])
})

test('an open site may be indexed and shows no notice', () => {
  const ctx = openAt(true)
  const alternates = loadAlternates(ctx, 'about')
  expect(renderHead(ctx, { ...HEAD, alternates }, [])).toContain('<meta name="robots" content="index, follow">')
  expect(renderFrame(ctx, { alternates }).before).not.toContain('nog niet open')
})

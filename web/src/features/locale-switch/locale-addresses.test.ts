import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { fillLocaleAddresses, toLocaleMark } from './locale-addresses.ts'

const SHARED_GROUP = { translationGroup: 'dogs' }
const FOOD = { translationGroup: 'food' }
const DOGS = [
  page('dogs', 'dogs', SHARED_GROUP),
  page('dogs-nl', 'honden', SHARED_GROUP, { locale: 'nl_NL' }),
  page('dogs-de', 'hunde', SHARED_GROUP, { locale: 'de_DE' }),
  page('food', 'dogs/food', FOOD),
  page('food-nl', 'honden/voer', FOOD, { locale: 'nl_NL' }),
]

function hrefs(
  path: string | undefined,
  entries: AnyPublished[],
  alternates: { hreflang: string; href: string }[] = [],
) {
  const { page: _, ...frame } = createTestContext('tailwell/en_US', entries)
  const ctx = { ...frame, ...(path !== undefined && { page: { path, title: 'Title' } }) }
  const marks = ['en_US', 'nl_NL', 'de_DE', 'pl_PL'].map((code) => findById(`tailwell/${code}`))
  const header = marks.map((site) => (site ? `<a href="${toLocaleMark(site)}">` : '')).join(' ')
  const filled = fillLocaleAddresses(ctx, header, alternates)
  return { hrefs: [...filled.matchAll(/href="([^"]*)"/g)].map(([, href]) => href), reads: ctx.reads }
}

const VARIANTS = [
  { hreflang: 'en-US', href: 'http://localhost:3000/dogs/food/kibble/' },
  { hreflang: 'nl-NL', href: 'http://localhost:3000/nl-nl/honden/voer/brokken/' },
  { hreflang: 'x-default', href: 'http://localhost:3000/dogs/food/kibble/' },
]

test('links lead to the same content where it exists, else to the nearest page above, else to the home page', () => {
  expect(hrefs('dogs/food/kibble', DOGS, VARIANTS).hrefs).toEqual([
    '/dogs/food/kibble/',
    '/nl-nl/honden/voer/brokken/',
    '/de-de/hunde/',
    '/pl-pl/',
  ])
})

test('the nearest page above is preferred to pages further up', () => {
  const [here] = VARIANTS
  expect(hrefs('dogs/food/kibble', DOGS, here && [here]).hrefs[1]).toBe('/nl-nl/honden/voer/')
})

test('a page without an address, such as an error page, links to home pages', () => {
  expect(hrefs(undefined, DOGS).hrefs).toEqual(['/', '/nl-nl/', '/de-de/', '/pl-pl/'])
})

test('an address of another origin is kept as a full URL', () => {
  const elsewhere = { hreflang: 'nl-NL', href: 'https://tailwell.nl.example/honden/' }
  expect(hrefs('dogs', DOGS, [elsewhere]).hrefs[1]).toBe('https://tailwell.nl.example/honden/')
})

test('nothing is read when every locale has the page; else only the translation groups of the pages above', () => {
  const all = [
    'en-US',
    'es-ES',
    'en-GB',
    'nl-NL',
    'nb-NO',
    'fr-FR',
    'de-DE',
    'fr-BE',
    'nl-BE',
    'pl-PL',
    'it-IT',
    'hu-HU',
  ]
  const full = [...all, 'ru-RU', 'cs-CZ', 'uk-UA'].map((hreflang) => ({ hreflang, href: 'https://x.example/' }))
  expect(hrefs('dogs/food/kibble', DOGS, full).reads).toEqual([])
  expect(hrefs('dogs/food', DOGS, VARIANTS).reads).toEqual(['list group-at:dogs', 'variants dogs'])
})

test('the variants of a gated page above are not linked', () => {
  const gated = { ...SHARED_GROUP, is_gated: true }
  const entries = [page('dogs', 'dogs', gated), page('dogs-de', 'hunde', SHARED_GROUP, { locale: 'de_DE' })]
  expect(hrefs('dogs/food', entries).hrefs[2]).toBe('/de-de/')
})

import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { refuseUnansweredPath } from './refuse-unanswered-path.ts'

function problemWith(siteId: string, path: string): string | undefined {
  const site = findById(siteId)
  if (site === undefined) throw new Error(`no site ${siteId}`)
  try {
    refuseUnansweredPath(site, path, 'path')
    return undefined
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'not an error'
  }
}

test.each([
  'p',
  'cookies',
  'search/results',
  'business/login',
  'product/42',
  'blog',
  'imaging/x',
  'healthz',
  '1',
  '1/x',
])('the path /%s/ is refused because the site itself uses it', (path) =>
  expect(problemWith('tailwell/nl_NL', path)).toBe(`The site itself uses /${path}/: choose another address`),
)

test.each([
  ['tailwell/nl_NL', 'store-finder', '/verkooppunten/'],
  ['tailwell/fr_BE', 'nieuws', '/actualites/'],
  ['tailwell/no_NO', 'blog', '/blogg/'],
])('on %s, /%s/ is refused as another name of %s', (site, path, own) => {
  expect(problemWith(site, path)).toContain(own)
})

test.each([
  ['tailwell/nl_BE', 'fr/honden', 'Belgique (fr_BE)'],
  ['tailwell/no_NO', 'da', 'Danmark (da_DK)'],
  ['aldergrove/nl_NL', 'de/hunde', 'Deutschland (de_DE)'],
  // Only happens on a development machine, where countries share one origin.
  ['tailwell/en_US', 'nl-nl/dogs', 'Nederland (nl_NL)'],
  ['tailwell/en_US', 'en-us/dogs', 'International (en_US)'],
])('on %s, /%s/ is refused because it belongs to another country', (site, path, owner) => {
  expect(problemWith(site, path)).toContain(owner)
})

test.each([
  ['tailwell/nl_BE', 'honden'],
  ['tailwell/fr_BE', 'fr/chiens'],
  ['tailwell/nl_NL', 'fr/honden'],
  ['tailwell/nl_NL', ''],
  ['tailwell/ua_UA', 'собаки/корм'],
  ['tailwell/nl_NL', 'blog/eerste-dagen'],
  ['tailwell/nl_NL', 'verkooppunten'],
  ['tailwell/fr_BE', 'trouver-revendeur'],
  ['tailwell/en_GB', 'store-finder'],
  ['tailwell/en_GB', 'actualites'],
  ['tailwell/nl_NL', 'business/portal'],
])('on %s, /%s/ is accepted', (site, path) => expect(problemWith(site, path)).toBeUndefined())

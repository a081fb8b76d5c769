import { expect, test } from 'vitest'
import { toRedirectPath } from './to-redirect-path.ts'

test.each([
  ['old/page', 'old/page'],
  ['  /Old//Page/ ', 'old/page'],
  ['/old/page.html?id=3&x#top', 'old/page.html'],
  ['/old?to=https://evil.example/', 'old'],
  ['/caf%C3%A9/R%C3%A9sum%C3%A9/', 'café/résumé'],
  ['https://tailwell-before.example/nl/Old/?a=b', 'nl/old'],
  ['HTTPS://www.before.example', ''],
  ['/pomme\u00A0de\u202Fterre', 'pomme de terre'],
  ['/pomme%C2%A0de%E2%80%AFterre/', 'pomme de terre'],
  ['/katzen%C2%ADfutter%E2%80%8B/', 'katzenfutter'],
])('the old address %j is normalised to %j', (typed, path) => {
  expect(toRedirectPath(typed, 'tailwell/nl_NL')).toBe(path)
})

test.each([
  ['tailwell/fr_BE', 'https://tailwell.be.example/fr/vieux/', 'vieux'],
  ['tailwell/nl_BE', 'https://tailwell.be.example/oud/', 'oud'],
  ['tailwell/nl_NL', 'http://localhost:3000/nl-nl/oud/', 'oud'],
  ['aldergrove/nl_NL', 'http://localhost:3100/oud/', 'oud'],
  // The prefix of another country is not removed here.
  ['tailwell/nl_NL', 'https://tailwell.be.example/fr/vieux/', 'fr/vieux'],
  [undefined, 'https://tailwell.be.example/fr/vieux/', 'fr/vieux'],
])('on %s, an address pasted from the browser loses the prefix of the country: %s', (site, typed, path) => {
  expect(toRedirectPath(typed, site)).toBe(path)
})

test.each(['a/../b', 'a/.%E2%80%8B./b', 'a/%2e%2e/b', 'a%zz', 'a\\b', 'a%2Fb'])(
  'the invalid address %j is left for the field to refuse',
  (typed) => {
    expect(toRedirectPath(typed, 'tailwell/nl_NL')).toBe(typed)
  },
)

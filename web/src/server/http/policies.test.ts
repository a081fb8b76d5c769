import { expect, test } from 'vitest'
import { POLICY_KINDS } from '../../platform/policy-kind.ts'
import { toPolicy } from './policies.ts'

const SETTINGS = {
  mapOrigins: ['https://tiles.example'],
  studioOrigin: 'https://studio.example',
}
const DOCUMENT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; frame-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; manifest-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

/** Returns the differences from the policy of a page for reading. */
function toDifference(kind: (typeof POLICY_KINDS)[number], settings = {}) {
  const usual = DOCUMENT.split('; ')
  return toPolicy(kind, settings)
    .split('; ')
    .filter((directive) => !usual.includes(directive))
}

test('the policy of ordinary pages allows only sources of the site itself', () =>
  expect(toPolicy('document', SETTINGS)).toBe(DOCUMENT))

test('the other policies allow only the listed additional sources', () => {
  const table = POLICY_KINDS.map((kind) => `${kind}: ${toDifference(kind, SETTINGS).join('; ')}`)
  expect(table.join('\n')).toMatchInlineSnapshot(`
    "document: 
    framed: frame-ancestors 'self'; media-src 'self'
    store-finder: img-src 'self' data: blob: https://tiles.example; connect-src 'self' https://tiles.example; trusted-types default; worker-src 'self'
    preview: frame-ancestors https://studio.example; media-src 'self'"
  `)
})

test('an ordinary page allows media of the site only when it contains a film', () => {
  expect(toPolicy('document', { hasFilm: true })).toBe(`${DOCUMENT}; media-src 'self'`)
  expect(toPolicy('document', { hasFilm: false })).not.toContain('media-src')
})

test('without configured companies no policy contains another origin', () => {
  for (const kind of POLICY_KINDS) expect(toPolicy(kind)).not.toMatch(/https?:/)
})

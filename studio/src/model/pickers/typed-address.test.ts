import { createAddressing } from '@menagerie/sites/addressing'
import { expect, test } from 'vitest'
import { readTypedAddress, wordsOfAddress } from './typed-address.ts'

const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }
const local = createAddressing({ mode: 'local', localOrigins })
const domains = createAddressing({ mode: 'domains', localOrigins })
const NL = 'tailwell/nl_NL'

test.each([
  ['http://localhost:3000/nl-nl/honden/voer/?utm_source=x#deel', NL, ['honden/voer']],
  ['localhost:3100/it-it/', 'aldergrove/it_IT', ['']],
  ['/honden', undefined, ['honden']],
  ['honden/voer/', undefined, ['honden/voer']],
  ['/nl-nl/Honden/?x', undefined, ['nl-nl/honden', 'honden']],
])('reads the address %s', (typed, site, paths) => {
  expect(readTypedAddress(typed, NL, local)).toEqual({ site, paths })
})

test('the language prefix of a site is removed from a typed path when sites have their own domains', () => {
  expect(readTypedAddress('/fr/conseils/', 'tailwell/fr_BE', domains)?.paths).toContain('conseils')
})

test('words, “/” and addresses of other hosts are not read as addresses', () => {
  for (const typed of ['honden', '/', '', '1/2 kg brokken', 'https://example.org/honden/'])
    expect(readTypedAddress(typed, NL, local), typed).toBeUndefined()
})

test('an address is searched by its path, and other words are searched unchanged', () => {
  expect(wordsOfAddress('/nl-nl/honden', readTypedAddress('/nl-nl/honden', NL, local))).toBe('honden')
  expect(wordsOfAddress('kip en rijst', undefined)).toBe('kip en rijst')
})

import { createAddressing } from '@menagerie/sites/addressing'
import { expect, test } from 'vitest'
import { findPublicPlace } from './find-public-place.ts'

const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }
const local = createAddressing({ mode: 'local', localOrigins })
const domains = createAddressing({ mode: 'domains', localOrigins })
const placeOf = (address: string, addressing = local) => {
  const found = findPublicPlace(address, addressing)
  return found && [found.site.id, found.path]
}

test.each([
  ['http://localhost:3000/nl-nl/advies/gebit/?utm_source=x#deel', ['tailwell/nl_NL', 'advies/gebit']],
  ['localhost:3000/', ['tailwell/en_US', '']],
  ['http://localhost:3100/it-it/', ['aldergrove/it_IT', '']],
  [' http://localhost:3000/__preview/tailwell/fr_BE/conseils/?mode=preview&token=x ', ['tailwell/fr_BE', 'conseils']],
])('the site and path are found for %s', (address, place) => {
  expect(placeOf(address)).toEqual(place)
})

test.each([
  ...['', 'https://example.org/', 'advies', 'http://localhost:3000/__preview/tailwell/xx_XX/', 'http://'],
  'http://localhost:3000/__preview/tailwell/nl_NL/%E0%A4%A/',
])('no site is found for %s', (address) => {
  expect(placeOf(address)).toBeUndefined()
})

test('with domains, the site is found by the host name and the path after it', () => {
  const german = new URL(domains.links(placeSite('tailwell/de_DE')).url('ratgeber')).href
  const french = new URL(domains.links(placeSite('tailwell/fr_BE')).url('conseils')).href
  expect(placeOf(german, domains)).toEqual(['tailwell/de_DE', 'ratgeber'])
  expect(placeOf(french, domains)).toEqual(['tailwell/fr_BE', 'conseils'])
})

function placeSite(id: string) {
  const found = findPublicPlace(`http://localhost:${id.startsWith('tail') ? 3000 : 3100}/__preview/${id}/`, local)
  if (found === undefined) throw new Error(`No site ${id}`)
  return found.site
}

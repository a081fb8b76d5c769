import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, it } from 'vitest'
import type { Address } from './addresses.ts'
import { spread, toRequests } from './request-mix.ts'

const addresses: Address[] = BRAND_LOCALES.map((site) => ({
  site,
  kind: 'page',
  template: 'Default',
  pathname: `/${site.code}/`,
  characters: 1,
}))
const known = { addresses, pictures: [{ path: '/imaging/1', accept: 'image/webp' }], assets: ['/assets/a.css'] }

it('requests every page in every encoding, and pictures, assets and unknown addresses in fixed shares', () => {
  const requests = [...toRequests(10_000, known)]
  const count = (isOne: (request: (typeof requests)[number]) => boolean) => requests.filter(isOne).length
  expect(count(({ path }) => path.startsWith('/imaging/'))).toBe(1_200)
  expect(count(({ path }) => path.startsWith('/assets/'))).toBe(500)
  expect(count(({ expected }) => expected === 404)).toBe(300)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const asked = requests.filter(
      ({ expected, headers }) => expected === 200 && headers['accept-encoding'] === encoding,
    )
    for (const { pathname } of addresses) expect(asked.some(({ path }) => path === pathname)).toBe(true)
  }
})

it('never requests the same unknown address twice', () => {
  const unknown = [...toRequests(10_000, known)].filter(({ expected }) => expected === 404).map(({ path }) => path)
  expect(new Set(unknown).size).toBe(unknown.length)
})

it('takes a sample spread evenly over a list', () => {
  expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5])
  expect(spread([1, 2], 5)).toEqual([1, 2])
})

import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { findServedSites } from './served-sites.ts'

const [first, second] = BRAND_LOCALES.map(({ id }) => id)
const read = (variables: Record<string, string | undefined>) =>
  readEnv({ CONTENT_API_TOKEN: 'x', ...variables }, '/srv')

test('SITES accepts site ids in any order, with spaces and duplicates', () => {
  const [one, other] = [`${first}, ${second}`, `${second},${first},${first}`].map((SITES) => read({ SITES }))
  expect(one).toEqual(other)
  expect(one).toMatchObject({ ok: true, value: { SITES: [first, second].toSorted() } })
})

test('each selection of sites has its own replica folder', () => {
  const dirs = [{}, { SITES: `${first}` }, { SITES: `${second}` }].map((variables) => {
    const env = read(variables)
    return env.ok ? env.value.REPLICA_DIR : env.error
  })
  expect(new Set(dirs).size).toBe(3)
  expect(dirs[0]).toBe('/srv/var/replica')
})

test('an invalid selection of sites is refused with an explanation', () => {
  expect(read({ SITES: 'acme/xx_XX' })).toMatchObject({ error: expect.stringContaining('acme/xx_XX') })
  expect(read({ SITES: ' , ' })).toMatchObject({ error: expect.stringContaining('names no site') })
  expect(read({ SITES: `${first}`, SNAPSHOT: 'all.snapshot' })).toMatchObject({
    error: expect.stringContaining('SNAPSHOT'),
  })
})

test('the served sites are listed in the order defined by the company', () => {
  expect(findServedSites(undefined)).toBe(BRAND_LOCALES)
  expect(findServedSites([`${second}`, `${first}`]).map(({ id }) => id)).toEqual([first, second])
})

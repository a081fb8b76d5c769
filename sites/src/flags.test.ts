import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { FLAG_COUNTRIES, flagFile, hasFlag } from './flags.ts'
import { BRAND_LOCALES } from './locales.ts'

it('has a flag for every locale, and for the store countries without one', () => {
  for (const site of BRAND_LOCALES) expect(hasFlag(site.country), site.id).toBe(true)
  expect(['GR', 'LV', 'SK'].every(hasFlag)).toBe(true)
  expect(hasFlag('toString')).toBe(false)
})

const MOST_BYTES = 1_000

it('has no flag that weighs more than a page can spare for one of two dozen', () => {
  const sizes = FLAG_COUNTRIES.map((country) => ({
    country,
    bytes: brotliCompressSync(readFileSync(flagFile(country))).length,
  }))
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([])
})

it('has the drawing of every flag on this machine', () => {
  expect(FLAG_COUNTRIES.filter((country) => !existsSync(flagFile(country)))).toEqual([])
})

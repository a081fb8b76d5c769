import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { FLAG_COUNTRIES, flagFile, hasFlag } from './flags.ts'
import { BRAND_LOCALES } from './locales.ts'

it('has a flag for every locale, and for store countries without a locale', () => {
  for (const site of BRAND_LOCALES) expect(hasFlag(site.country), site.id).toBe(true)
  expect(['GR', 'LV', 'SK'].every(hasFlag)).toBe(true)
  expect(hasFlag('toString')).toBe(false)
})

const MOST_BYTES = 1_000

it('has no flag larger than 1,000 bytes when compressed', () => {
  const sizes = FLAG_COUNTRIES.map((country) => ({
    country,
    bytes: brotliCompressSync(readFileSync(flagFile(country))).length,
  }))
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([])
})

it('has the image file of every flag', () => {
  expect(FLAG_COUNTRIES.filter((country) => !existsSync(flagFile(country)))).toEqual([])
})

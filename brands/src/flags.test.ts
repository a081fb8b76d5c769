import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FLAGS, flagFile, hasFlag } from './flags.ts'
import { BRAND_LOCALES } from './locales.ts'

it('has a flag for every locale, and for the store countries without one', () => {
  for (const site of BRAND_LOCALES) expect(hasFlag(site.country), site.id).toBe(true)
  expect(['GR', 'LV', 'SK'].every(hasFlag)).toBe(true)
  expect(Object.keys(FLAGS)).toHaveLength(20)
  expect(hasFlag('toString')).toBe(false)
})

it('has the drawing of every flag on this machine', () => {
  const countries = Object.keys(FLAGS).filter(hasFlag)
  expect(countries.filter((country) => !existsSync(flagFile(country)))).toEqual([])
})

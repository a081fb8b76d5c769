import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import { toAlgoliaSettings } from './to-algolia-settings.ts'

it('leaves out unset settings, and empty lists that would mean something else to Algolia', () => {
  const settings = {
    attributeForDistinct: undefined,
    ranking: [],
    indexLanguages: [],
    customRanking: [],
    hitsPerPage: 0,
  }
  expect(toAlgoliaSettings(settings)).toEqual({ customRanking: [], hitsPerPage: 0 })
})

it('passes on every other setting under its name', () => {
  const settings = { ...DEFAULT_SETTINGS, queryLanguages: ['nl'], distinct: 2 }
  const given = toAlgoliaSettings(settings)
  expect(given).toMatchObject({
    queryLanguages: ['nl'],
    distinct: 2,
    typoTolerance: true,
    ranking: DEFAULT_SETTINGS.ranking,
  })
  expect(Object.values(given)).not.toContain(undefined)
})

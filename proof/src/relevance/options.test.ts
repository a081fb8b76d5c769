import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { expect, it } from 'vitest'
import { toRelevanceOptions } from './options.ts'

it('measures both parts of all languages unless told otherwise', () => {
  expect(toRelevanceOptions({})).toEqual({ languages: LANGUAGES, worst: 0, parts: ['seen', 'hidden'] })
  expect(toRelevanceOptions({ lang: 'de,nl' }).languages).toEqual(['nl', 'de'])
})

it('leaves out hidden queries when the worst queries are printed, except in the final run', () => {
  expect(toRelevanceOptions({ worst: '3' })).toMatchObject({ worst: 3, parts: ['seen'] })
  expect(toRelevanceOptions({ worst: '3', final: true }).parts).toEqual(['seen', 'hidden'])
})

it('refuses an unknown language and a count that is not a number', () => {
  expect(() => toRelevanceOptions({ lang: 'nl,xx' })).toThrow('--lang')
  expect(() => toRelevanceOptions({ worst: 'all' })).toThrow('--worst')
})

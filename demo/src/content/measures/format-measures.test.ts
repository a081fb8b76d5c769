import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { describe, expect, test } from 'vitest'
import { formatContents, formatSize, formatWeight, formatYoungest, MEASURES } from './format-measures.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('measures', () => {
  test('amounts are written with the units and decimal marks of the language', () => {
    expect(plain(formatContents('en', { kg: 1.5 }))).toBe('1.5 kg')
    expect(plain(formatContents('de', { kg: 1.5 }))).toBe('1,5 kg')
    expect(plain(formatContents('ru', { ml: 250 }))).toBe('250 мл')
    expect(plain(formatSize('fr', [7.5, 19]))).toBe('7,5 × 19 cm')
    expect(plain(formatSize('uk', [40]))).toBe('40 см')
  })

  test('counted things have the plural form that the language needs', () => {
    expect(plain(formatContents('pl', { tablets: 1 }))).toBe('1 tabletka')
    expect(plain(formatContents('pl', { tablets: 22 }))).toBe('22 tabletki')
    expect(plain(formatContents('ru', { sachets: 25 }))).toBe('25 пакетиков')
    expect(plain(formatContents('ru', { wipes: 25 }))).toBe('25 шт.')
    expect(plain(formatContents('cs', { pipettes: 3 }))).toBe('3 pipety')
    expect(plain(formatContents('fi', { sachets: 12 }))).toBe('12 annospussia')
  })

  test('several packs of an amount are written with their number and the amount', () => {
    expect(plain(formatContents('nl', { sachets: 12, g: 85 }))).toBe('12 × 85 g')
    expect(plain(formatContents('da', { pieces: 7, g: 105 }))).toBe('105 g, 7 stk.')
  })

  test('minimum ages and weight ranges are written in the language', () => {
    expect(formatYoungest('ru', 'months', 1)).toBe('С 1 месяца')
    expect(formatYoungest('pl', 'weeks', 12)).toBe('Od 12 tygodni')
    expect(formatYoungest('hu', 'weeks', 8)).toBe('8 hetes kortól')
    expect(formatWeight('en', [0, 10])).toBe('Up to 10 kg')
    expect(formatWeight('it', [25])).toBe('Da 25 kg in su')
    expect(formatWeight('de', [2.5, 10])).toBe('2,5 bis 10 kg')
  })

  test.each(LANGUAGES)('%s has a form for every plural of the language, and fills every pattern', (language) => {
    const { counted, youngest } = MEASURES[language]
    const rules = new Intl.PluralRules(language === 'no' ? 'nb' : language).resolvedOptions().pluralCategories
    for (const forms of Object.values(counted)) {
      const isInvariable = Object.keys(forms).length === 1
      if (!isInvariable)
        expect(Object.keys(forms)).toEqual(
          expect.arrayContaining(rules.filter((rule) => rule !== 'many' || !['fr', 'es', 'it'].includes(language))),
        )
    }
    for (const span of ['weeks', 'months', 'years'] as const)
      for (const count of [1, 3, 12]) expect(formatYoungest(language, span, count)).not.toMatch(/[{}]|undefined/)
    expect(youngest.pattern).toContain('{a}')
  })
})

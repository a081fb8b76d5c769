import { expect, it } from 'vitest'
import { AMERICAN_ENGLISH } from './american-english.ts'
import { findBrandLocale } from './locales.ts'
import { CATALOGUES, translator } from './messages.ts'

const BRITISH =
  /\b(colou?red|\w*[lv]our|favourites?|grey|fibre|litres?|centre|behaviour|catalogue|licence|\w+yse[ds]?|\w+is(?:e[ds]?|ing|ation)|\w+ll(?:ed|ing|er))\b/i
/** Words that only look British but are right in both. */
const BOTH =
  /\b(hour|four|your|our|advertising|advise[ds]?|otherwise|exercises?|precise|promise[ds]?|raised?|filled|filling|seller|spelling)\b/gi

const inLocale = (code: string) => {
  const site = findBrandLocale('tailwell', code)
  if (site === undefined) throw new Error(`no locale ${code}`)
  return translator(site)
}

it('uses American spelling in en_US and British spelling in en_GB', () => {
  expect(inLocale('en_US')('specification.color')).toBe('Color')
  expect(inLocale('en_GB')('specification.color')).toBe('Colour')
})

it('leaves no British spelling in American texts', () => {
  const american = Object.values({ ...CATALOGUES.en, ...AMERICAN_ENGLISH })
  expect(american.filter((text) => BRITISH.test(text.replace(BOTH, '')))).toEqual([])
})

it('contains only texts that differ from British English', () => {
  const british: ReadonlyMap<string, string> = new Map(Object.entries(CATALOGUES.en))
  expect(Object.entries(AMERICAN_ENGLISH).filter(([key, text]) => british.get(key) === text)).toEqual([])
})

it('does not change the shared texts', () => {
  expect(inLocale('en_US')('error.notFound')).toBe(inLocale('en_GB')('error.notFound'))
})

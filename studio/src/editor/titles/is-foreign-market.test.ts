import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { isForeignMarket, isWriterOfMarkets } from './is-foreign-market.ts'

const own = BRAND_LOCALES.find(({ country }) => country === 'NL')?.id ?? ''

test('only its own editors and administrators can set the prices of a country', () => {
  const editor = { role: 'editor', sites: [own] }
  expect(isForeignMarket(editor, 'NL')).toBe(false)
  expect(isForeignMarket(editor, 'DE')).toBe(true)
  for (const role of ['catalogue', 'reviewer', 'backOffice'])
    expect(isForeignMarket({ role, sites: [own] }, 'NL'), role).toBe(true)
  expect(isForeignMarket({ role: 'admin' }, 'DE')).toBe(false)
})

test('only editors and administrators can add rows of countries', () => {
  const roles = ['admin', 'editor', 'catalogue', 'reviewer', 'backOffice']
  expect(roles.filter((role) => isWriterOfMarkets({ role }))).toEqual(['admin', 'editor'])
})

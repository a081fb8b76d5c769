import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { isForeignMarket, isWriterOfMarkets } from './is-foreign-market.ts'

const own = BRAND_LOCALES.find(({ country }) => country === 'NL')?.id ?? ''

test('prices of a country are its editors’, and of no other role but administrators', () => {
  const editor = { role: 'editor', sites: [own] }
  expect(isForeignMarket(editor, 'NL')).toBe(false)
  expect(isForeignMarket(editor, 'DE')).toBe(true)
  for (const role of ['catalogue', 'reviewer', 'backOffice'])
    expect(isForeignMarket({ role, sites: [own] }, 'NL'), role).toBe(true)
  expect(isForeignMarket({ role: 'admin' }, 'DE')).toBe(false)
})

test('rows of countries are added by editors and administrators', () => {
  const roles = ['admin', 'editor', 'catalogue', 'reviewer', 'backOffice']
  expect(roles.filter((role) => isWriterOfMarkets({ role }))).toEqual(['admin', 'editor'])
})

import { findFixedRoute } from '@menagerie/sites/fixed-routes'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { afterLoginPath } from './after-login-path.ts'

const pathOf = (id: string) => {
  const site = findById(id)
  return site && afterLoginPath(site)
}

test('each brand has its own business portal in Britain', () => {
  expect(pathOf('tailwell/en_GB')).toBe('tailwell-business/business-portal')
  expect(pathOf('aldergrove/en_GB')).toBe('aldergrove-business/business-portal')
})

test('both languages of Belgium share one word, and hidden countries have no portal', () => {
  expect(pathOf('tailwell/fr_BE')).toBe(pathOf('tailwell/nl_BE'))
  expect(BRAND_LOCALES.filter((site) => site.hidden && afterLoginPath(site))).toEqual([])
})

test('no portal is where the site itself answers, so that editors can put their page there', () => {
  for (const site of BRAND_LOCALES) {
    const path = afterLoginPath(site)
    if (path !== undefined) expect(findFixedRoute(site, path), site.id).toBeUndefined()
  }
})

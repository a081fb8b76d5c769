import { findFixedRoute } from '@menagerie/sites/fixed-routes'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import { expect, test } from 'vitest'
import {
  findAmazonDomain,
  findFeaturePath,
  findLegalPaths,
  findPublishedFeaturePath,
  hasNewsletterForm,
  loadSiteFeatures,
} from './site-features.ts'
import { page, siteSettingsEntry } from './testing/entries.ts'
import { createTestContext } from './testing/test-context.ts'

const where = { locale: 'nl_NL' }
const PORTAL = 'zakelijk/zakelijk-portal'

test('without settings a site is as the company’s folder says', () => {
  const ctx = createTestContext('tailwell/nl_NL', [page('p', PORTAL, {}, where)])
  expect(findFeaturePath(ctx, 'portal')).toBe(PORTAL)
  expect(findAmazonDomain(ctx)).toBe('amazon.nl')
  expect(loadSiteFeatures(ctx)).toEqual({ newsletter: true, portal: PORTAL, thankYou: undefined })
})

test('no form leads to a page that is not published', () => {
  const ctx = createTestContext('tailwell/nl_NL', [])
  expect(findFeaturePath(ctx, 'thankYou')).toBe('formulier-succesvol-verzonden')
  expect(findPublishedFeaturePath(ctx, 'thankYou')).toBeUndefined()
  expect(loadSiteFeatures(ctx)).toEqual({ newsletter: true, portal: undefined, thankYou: undefined })
})

test('what editors choose holds, wherever that page stands; a page that is gone does not', () => {
  const chosen = { newsletter: false, portal: 'p', thankYou: 'gone', privacy: 'q', amazon: '' }
  const pages = [page('p', 'voor-winkels', {}, where), page('q', 'privacy-2', {}, where)]
  const ctx = createTestContext('tailwell/nl_NL', [siteSettingsEntry({ features: chosen }, where), ...pages])
  expect(hasNewsletterForm(ctx)).toBe(false)
  expect(findAmazonDomain(ctx)).toBeUndefined()
  expect(loadSiteFeatures(ctx)).toEqual({ newsletter: false, portal: 'voor-winkels', thankYou: undefined })
  expect(findFeaturePath(ctx, 'thankYou')).toBe('formulier-succesvol-verzonden')
  expect(findPublishedFeaturePath(ctx, 'privacy')).toBe('privacy-2')
})

test('pages beside a consent box are chosen one by one, where the form has such a box', () => {
  const spain = { locale: 'es_ES' }
  const own = siteSettingsEntry({ features: { legalTerms: 't' } }, spain)
  const ctx = createTestContext('tailwell/es_ES', [own, page('t', 'condiciones', {}, spain)])
  expect(findLegalPaths(ctx)).toEqual({ privacy: 'privacidad', terms: 'condiciones' })
  expect(
    findLegalPaths(createTestContext('tailwell/nl_NL', [siteSettingsEntry({ features: { legalTerms: 'p' } }, where)])),
  ).toBeUndefined()
})

test('no portal is where the site itself answers, so that editors can put their page there', () => {
  for (const site of BRAND_LOCALES) {
    const { portal } = factsOf(site).features
    if (portal !== undefined) expect(findFixedRoute(site, portal), site.id).toBeUndefined()
  }
})

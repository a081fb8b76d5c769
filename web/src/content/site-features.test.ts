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

test('a site without settings has the features declared in the company’s folder', () => {
  const ctx = createTestContext('tailwell/nl_NL', [page('p', PORTAL, {}, where)])
  expect(findFeaturePath(ctx, 'portal')).toBe(PORTAL)
  expect(findAmazonDomain(ctx)).toBe('amazon.nl')
  expect(loadSiteFeatures(ctx)).toEqual({ newsletter: true, portal: PORTAL, thankYou: undefined })
})

test('forms get no portal or thank-you page that is not published', () => {
  const ctx = createTestContext('tailwell/nl_NL', [])
  expect(findFeaturePath(ctx, 'thankYou')).toBe('formulier-succesvol-verzonden')
  expect(findPublishedFeaturePath(ctx, 'thankYou')).toBeUndefined()
  expect(loadSiteFeatures(ctx)).toEqual({ newsletter: true, portal: undefined, thankYou: undefined })
})

test('pages chosen by editors are used at any address, and a missing page is ignored', () => {
  const chosen = { newsletter: false, portal: 'p', thankYou: 'gone', privacy: 'q', amazon: '' }
  const pages = [page('p', 'voor-winkels', {}, where), page('q', 'privacy-2', {}, where)]
  const ctx = createTestContext('tailwell/nl_NL', [siteSettingsEntry({ features: chosen }, where), ...pages])
  expect(hasNewsletterForm(ctx)).toBe(false)
  expect(findAmazonDomain(ctx)).toBeUndefined()
  expect(loadSiteFeatures(ctx)).toEqual({ newsletter: false, portal: 'voor-winkels', thankYou: undefined })
  expect(findFeaturePath(ctx, 'thankYou')).toBe('formulier-succesvol-verzonden')
  expect(findPublishedFeaturePath(ctx, 'privacy')).toBe('privacy-2')
})

test('the pages beside a consent box are chosen separately, and only where the form has a consent box', () => {
  const spain = { locale: 'es_ES' }
  const own = siteSettingsEntry({ features: { legalTerms: 't' } }, spain)
  const ctx = createTestContext('tailwell/es_ES', [own, page('t', 'condiciones', {}, spain)])
  expect(findLegalPaths(ctx)).toEqual({ privacy: 'privacidad', terms: 'condiciones' })
  expect(
    findLegalPaths(createTestContext('tailwell/nl_NL', [siteSettingsEntry({ features: { legalTerms: 'p' } }, where)])),
  ).toBeUndefined()
})

test('no default portal address belongs to a fixed route, so that editors can publish a page there', () => {
  for (const site of BRAND_LOCALES) {
    const { portal } = factsOf(site).features
    if (portal !== undefined) expect(findFixedRoute(site, portal), site.id).toBeUndefined()
  }
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLLECTIONS } from '../collections/collections.ts'
import { offerCopyToLanguage } from './offer-copy-to-language.ts'

const STYLES = readFileSync(new URL('../../../app/(payload)/menagerie.css', import.meta.url), 'utf8')
const localized = COLLECTIONS.filter(({ fields }) => JSON.stringify(fields).includes('"localized":true'))

test.each(localized.map((each) => [each.slug, each] as const))(
  '%s: the form offers copying to another language, except for product drafts',
  (slug, each) => {
    expect(STYLES).toContain(`.collection-edit--${slug}`)
    // A product's draft is created from the product, in all languages.
    const isOffered = offerCopyToLanguage(each).admin?.disableCopyToLocale === false
    expect(isOffered).toBe(slug !== 'product-drafts')
  },
)

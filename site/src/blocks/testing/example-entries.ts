import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { media, page, product } from '../../content/testing/entries.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { toExampleContent } from './example-content.ts'

/** What the examples of blocks refer to, published in one brand-locale. */
export function toExampleEntries(site: BrandLocale): AnyPublished[] {
  const where = { brand: site.brand, locale: site.code }
  const texts = {
    images: ['example-picture'],
    short_description: 'Baked slowly, with oats, for dogs that are out a lot.',
  }
  return [
    page('example-page', 'advice', {}, where),
    media('example-picture', { en: 'A dog in a meadow' }),
    media('example-portrait', { en: 'A cat on a sill' }),
    ...['1', '2', '3', '4'].map((sku) => product(sku, { name: `Oat kibble ${sku}`, ...texts }, where)),
    ...toExampleContent(site),
  ]
}

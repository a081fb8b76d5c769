import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { page, product } from '../../content/testing/entries.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { toExampleContent } from './example-content.ts'
import { EXAMPLE_MEDIA } from './example-pictures.ts'

/** Short, usual, and longer than a card is wide. */
const NAMES = [
  'Oat kibble 1',
  'Oat kibble 2',
  'Oat kibble 3',
  'Oat kibble 4',
  'Nahrungsmittelunverträglichkeitsfutter mit Hafer und Lamm',
]

/** Returns what the blocks' examples refer to, published in one brand-locale. */
export function toExampleEntries(site: BrandLocale): AnyPublished[] {
  const where = { brand: site.brand, locale: site.code }
  const texts = {
    images: ['example-pack'],
    short_description: 'Baked slowly, with oats, for dogs that are out a lot.',
  }
  return [
    page('example-page', 'advice', {}, where),
    page('example-stores', storeFinderPath(site), {}, where),
    ...EXAMPLE_MEDIA,
    ...NAMES.map((name, index) => product(`${index + 1}`, { name, ...texts, variant_group: 'oat-kibble' }, where)),
    ...toExampleContent(site),
  ]
}

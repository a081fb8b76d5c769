import type { BrandKey } from '@menagerie/sites/brand-locale'

/** Pages that every site of a company has; their words are in `demo/articles/{language}/pages/`. */
export const HOUSE_PAGES = [
  'about',
  'quality',
  'sustainability',
  'faq',
  'returns',
  'accessibility',
  'privacy',
  'terms',
] as const
export type HousePage = (typeof HOUSE_PAGES)[number]

/** Those with a picture above. */
export const HOUSE_PICTURES: Readonly<Partial<Record<HousePage, Record<BrandKey, string>>>> = {
  about: { tailwell: 'scene-about', aldergrove: 'grove-kitchen' },
  quality: { tailwell: 'work-lab', aldergrove: 'grove-still-apples' },
  sustainability: { tailwell: 'work-roof', aldergrove: 'grove-mist' },
}

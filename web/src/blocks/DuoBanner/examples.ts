import type { DuoBannerBlock } from './schema.ts'

const PUPPIES: DuoBannerBlock['banners'][number] = {
  id: 'puppies',
  blockTitle: 'For puppies',
  blockText: 'Small bites, four times a day, until the last milk tooth is gone.',
  buttonUrl: { type: 'page', kind: 'page', pageLink: 'example-page' },
  buttonText: 'Food for puppies',
  image: 'example-picture',
}

const SENIORS: DuoBannerBlock['banners'][number] = {
  ...PUPPIES,
  id: 'seniors',
  blockTitle: 'For grey muzzles',
  blockText: 'Gentle on joints and teeth.',
  buttonText: 'Food for older dogs',
}

/** Keys of pages and pictures are those of `example-entries.ts`. */
export const duoBannerExamples: DuoBannerBlock[] = [
  { id: 'both', blockType: 'DuoBanner', banners: [PUPPIES, SENIORS] },
  { id: 'one-picture-gone', blockType: 'DuoBanner', banners: [PUPPIES, { ...SENIORS, image: 'gone' }] },
  {
    id: 'titles-only',
    blockType: 'DuoBanner',
    banners: [
      { id: 'short', blockTitle: 'Cats', image: 'example-picture' },
      { id: 'long', blockTitle: 'Nahrungsmittelunverträglichkeitsberatung', image: 'example-picture' },
    ],
  },
]

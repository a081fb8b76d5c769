import { mediaEntry } from '../../content/testing/entries.ts'
import type { Published } from '../../replica/reader.ts'

/** Pictures of the examples: `file` is in `gallery/pictures/`. */
const PICTURES = {
  'example-picture': {
    file: 'meadow.webp',
    hash: 'af1cea2ca5b6235de17771909e8fc706294bd2390c39867bf220028acf462e0b',
    width: 1920,
    height: 800,
    alt: { en: 'A dog in a meadow' },
  },
  'example-portrait': {
    file: 'cat.webp',
    hash: '61f4401bf1d4d2e952e14f085a9de8c873ff83caae4366fd11669657ea9935ea',
    width: 900,
    height: 900,
    alt: { en: 'A cat on a sill' },
  },
  'example-author-portrait': {
    file: 'author.webp',
    hash: '8b35a4bd0c4572193c75efb91bd4d5a9469881bf47b35321a3a4bc83437100ad',
    width: 800,
    height: 800,
    alt: { en: 'A woman with her dog' },
  },
  'example-pack': {
    file: 'pack.webp',
    hash: '5b8981b12ff1f1e94ea2d89df281dd2f3d88314cf7306963a4a6e9a5388c9fbc',
    width: 1000,
    height: 1000,
    alt: { en: 'A bag of food' },
  },
} as const

export const EXAMPLE_MEDIA: readonly Published<'media'>[] = Object.entries(PICTURES).map(([key, picture]) => {
  const { file, alt, ...facts } = picture
  return mediaEntry(key, alt, { ...facts, filename: file, mime: 'image/webp', version: facts.hash.slice(0, 12) })
})

import type { FullWidthBannerBlock } from './schema.ts'

const FULL: FullWidthBannerBlock = {
  id: 'left-light',
  blockType: 'FullWidthBanner',
  contentPosition: 'left',
  textColor: 'light',
  blockTitle: 'Out in every weather',
  blockText: 'Mud, rain and the long way home: what a dog needs for them, and what it does not.',
  buttonUrl: { type: 'page', kind: 'page', pageLink: 'example-page' },
  buttonText: 'Read our advice',
  image: 'example-picture',
}

/** Keys of pages and pictures are those of `example-entries.ts`. */
export const fullWidthBannerExamples: FullWidthBannerBlock[] = [
  FULL,
  { ...FULL, id: 'right-dark', contentPosition: 'right', textColor: 'dark' },
  { ...FULL, id: 'right-light', contentPosition: 'right' },
  { ...FULL, id: 'left-dark', textColor: 'dark', phoneOnlyImage: 'example-portrait' },
  {
    id: 'title-only',
    blockType: 'FullWidthBanner',
    contentPosition: 'left',
    textColor: 'light',
    blockTitle: 'Only a title',
    image: 'example-picture',
  },
  { ...FULL, id: 'picture-gone', image: 'gone' },
  { ...FULL, id: 'picture-gone-dark', image: 'gone', textColor: 'dark' },
  { ...FULL, id: 'long-text', blockText: Array.from({ length: 12 }, () => FULL.blockText).join(' ') },
  { ...FULL, id: 'long-words', blockTitle: 'Nahrungsmittelunverträglichkeitsberatungsgespräch' },
]

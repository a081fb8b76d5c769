import type { CtaBannerBlock } from './schema.ts'
import { CTA_THEMES } from './themes.ts'

const FULL: CtaBannerBlock = {
  id: 'full',
  blockType: 'CtaBanner',
  colorTheme: '1',
  blockTitle: 'A walk that starts with breakfast',
  blockText: 'Dogs that eat well, walk well.\nOur oat kibble lasts to the last puddle.',
  buttonUrl: { type: 'page', kind: 'page', pageLink: 'example-page' },
  buttonText: 'Meet the range',
  damFiles: ['example-picture'],
}

/** Keys of pages, products and pictures are those of `example-entries.ts`. */
export const ctaBannerExamples: CtaBannerBlock[] = [
  ...CTA_THEMES.map((colorTheme) => ({ ...FULL, id: `theme-${colorTheme}`, colorTheme })),
  { id: 'title-only', blockType: 'CtaBanner', colorTheme: '2', blockTitle: 'Only a title', damFiles: [] },
  {
    ...FULL,
    id: 'two-buttons',
    secondButton: { type: 'page', kind: 'page', pageLink: 'example-page' },
    secondText: 'Find a shop',
  },
  { ...FULL, id: 'picture-gone', damFiles: ['gone'] },
  { ...FULL, id: 'page-gone', buttonUrl: { type: 'page', kind: 'page', pageLink: 'gone' } },
  { ...FULL, id: 'long-words', blockTitle: 'Nahrungsmittelunverträglichkeitsberatungsgespräch', colorTheme: '6' },
]

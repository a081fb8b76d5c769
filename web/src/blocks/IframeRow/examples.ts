import type { IframeRowBlock } from './schema.ts'

const FULL: IframeRowBlock = {
  id: 'with-picture',
  blockType: 'IframeRow',
  title: 'How much does your dog need?',
  url: 'https://portions.example/dogs',
  provider: 'Portion Planner',
  image: 'example-picture',
  height: 600,
}

/** Keys of pictures are those of `example-entries.ts`. */
export const iframeRowExamples: IframeRowBlock[] = [
  FULL,
  {
    id: 'without-picture',
    blockType: 'IframeRow',
    title: 'Nahrungsmittelunverträglichkeitsrechner',
    url: 'https://portions.example/cats',
    provider: 'Portion Planner',
    height: 400,
  },
  { ...FULL, id: 'picture-gone', image: 'gone' },
]

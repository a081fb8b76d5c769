import type { ContentGridBlock } from './schema.ts'

const pages = (count: number): ContentGridBlock['items'] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'page', key: `grid-page-${index + 1}` }))

export const contentGridExamples: ContentGridBlock[] = [
  { id: 'six', blockType: 'ContentGrid', title: 'Everything about walking', items: pages(6) },
  { id: 'four', blockType: 'ContentGrid', title: 'Four', items: pages(4) },
  { id: 'nine', blockType: 'ContentGrid', title: 'Nine', items: pages(9) },
  {
    id: 'with-articles',
    blockType: 'ContentGrid',
    items: [...pages(3), { kind: 'article', key: 'advice-1' }, { kind: 'article', key: 'news-1' }],
  },
]

/** Blocks with too few or too many items: visitors see nothing, editors read the reason (spec §8). */
export const contentGridFaults: ContentGridBlock[] = [
  { id: 'three', blockType: 'ContentGrid', title: 'Three', items: pages(3) },
  { id: 'one-of-four-gone', blockType: 'ContentGrid', items: [...pages(3), { kind: 'page', key: 'gone' }] },
]

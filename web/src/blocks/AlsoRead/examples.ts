import type { AlsoReadBlock } from './schema.ts'

export const alsoReadExamples: AlsoReadBlock[] = [
  {
    id: 'all-kinds',
    blockType: 'AlsoRead',
    links: [
      { link: { type: 'page', kind: 'page', pageLink: 'example-page' } },
      { link: { type: 'page', kind: 'article', pageLink: 'advice-1' } },
      { title: 'The kibble we eat at home', link: { type: 'page', kind: 'product', pageLink: '1' } },
      {
        title: 'How a clinic weighs a cat',
        link: { type: 'external', externalLink: 'https://clinic.example/', externalTarget: '_blank' },
      },
      { title: 'The table above', link: { type: 'anchor', anchorLink: 'table' } },
    ],
  },
  {
    id: 'one-gone',
    blockType: 'AlsoRead',
    title: 'More about walking',
    links: [
      { link: { type: 'page', kind: 'page', pageLink: 'example-page' } },
      { link: { type: 'page', kind: 'page', pageLink: 'gone' } },
    ],
  },
]

import type { RichTextInline } from '@menagerie/contract/rich-text'
import type { RichTextBlock } from './schema.ts'

const text = (words: string): RichTextInline => ({ type: 'text', text: words })

export const richTextExamples: RichTextBlock[] = [
  {
    id: 'everything',
    blockType: 'RichText',
    content: [
      { type: 'heading', level: 2, children: [text('How much to feed')] },
      {
        type: 'paragraph',
        children: [
          text('It depends on the '),
          { type: 'text', text: 'weight', bold: true },
          text(' of the animal. Read '),
          { type: 'pageLink', kind: 'page', key: 'example-page', children: [text('our advice')] },
          text(' or '),
          { type: 'link', href: 'https://clinic.example/', newTab: true, children: [text('ask a clinic')] },
          text('.'),
        ],
      },
      { type: 'heading', level: 3, children: [text('By weight')] },
      {
        type: 'table',
        header: true,
        rows: [
          [[text('Weight')], [text('Per day')]],
          [[text('5 kg')], [text('80 g')]],
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [
          { children: [text('Weigh')], list: { type: 'list', ordered: false, items: [{ children: [text('Twice')] }] } },
          { children: [text('Feed')] },
        ],
      },
      { type: 'quote', children: [text('A bowl that is licked clean says it all.')] },
      { type: 'rule' },
    ],
  },
  { id: 'one-line', blockType: 'RichText', content: [{ type: 'paragraph', children: [text('One line.')] }] },
]

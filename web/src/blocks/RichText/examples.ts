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
  {
    id: 'marks',
    blockType: 'RichText',
    content: [
      { type: 'heading', level: 2, children: [text('Words that stand out')] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Bold', bold: true },
          text(', '),
          { type: 'text', text: 'italic', italic: true },
          text(', '),
          { type: 'text', text: 'underlined', underline: true },
          text(', '),
          { type: 'text', text: 'all three', bold: true, italic: true, underline: true },
          text(', '),
          { type: 'text', text: 'EAN 4006381333931', code: true },
          text(','),
          { type: 'break' },
          text('and a line that begins anew.'),
        ],
      },
    ],
  },
  {
    id: 'lists',
    blockType: 'RichText',
    content: [
      {
        type: 'list',
        ordered: false,
        items: [
          {
            children: [text('Dry food')],
            list: {
              type: 'list',
              ordered: true,
              items: [
                {
                  children: [text('In the morning')],
                  list: { type: 'list', ordered: false, items: [{ children: [text('after the walk')] }] },
                },
                { children: [text('At night')] },
              ],
            },
          },
          { children: [text('Water, always and as much as the animal wants, from a bowl that is washed every day.')] },
        ],
      },
    ],
  },
  {
    id: 'wide-table',
    blockType: 'RichText',
    content: [
      {
        type: 'table',
        header: true,
        rows: [
          ['Weight', 'Puppy', 'Adult', 'Senior', 'Pregnant', 'Working', 'Overweight', 'After surgery'],
          ['5 kg', '120 g', '80 g', '70 g', '110 g', '105 g', '60 g', '75 g'],
          ['25 kg', '400 g', '290 g', '250 g', '370 g', '360 g', '220 g', '260 g'],
        ].map((row) => row.map((cell) => [text(cell)])),
      },
      {
        type: 'table',
        header: false,
        rows: [
          ['Opened', 'six weeks'],
          ['Closed', 'eighteen months'],
        ].map((row) => row.map((cell) => [text(cell)])),
      },
    ],
  },
  {
    id: 'long-words',
    blockType: 'RichText',
    content: [
      { type: 'heading', level: 2, children: [text('Nahrungsmittelunverträglichkeitsberatungsgespräche')] },
      {
        type: 'paragraph',
        children: [
          text('https://www.tailwell.example/nahrungsmittelunvertraeglichkeitsberatungsgespraeche-anmelden/termine'),
        ],
      },
    ],
  },
  { id: 'one-line', blockType: 'RichText', content: [{ type: 'paragraph', children: [text('One line.')] }] },
]

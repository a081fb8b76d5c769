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
    id: 'tables-of-more',
    blockType: 'RichText',
    content: [
      {
        type: 'table',
        header: true,
        striped: true,
        fixedColumn: true,
        rows: [
          [[text('Weight')], [text('When')], [text('How much')]],
          [
            { blocks: [{ type: 'paragraph', children: [text('5 kg')] }], scope: 'row', rowSpan: 2 },
            {
              blocks: [
                {
                  type: 'list',
                  ordered: false,
                  items: [{ children: [text('morning')] }, { children: [text('evening')] }],
                },
              ],
            },
            [text('40 g each')],
          ],
          [[text('at noon')], [text('20 g')]],
          [
            { blocks: [{ type: 'paragraph', children: [text('25 kg')] }], scope: 'row' },
            { blocks: [{ type: 'paragraph', children: [text('As the vet says')], align: 'center' }], colSpan: 2 },
          ],
        ],
      },
      {
        type: 'list',
        ordered: true,
        start: 5,
        items: [
          {
            children: [text('Begins with the fifth')],
            list: { type: 'list', ordered: true, items: [{ children: [text('first of all')] }] },
            furtherLists: [{ type: 'list', ordered: false, items: [{ children: [text('and whatever else')] }] }],
          },
        ],
      },
      { type: 'paragraph', align: 'center', children: [text('In the middle')] },
      {
        type: 'paragraph',
        indent: 1,
        children: [
          text('CO'),
          { type: 'text', text: '2', subscript: true },
          text(', 3 m'),
          { type: 'text', text: '2', superscript: true },
          text(', '),
          { type: 'text', text: 'no more', strikethrough: true },
          text(', '),
          { type: 'text', text: 'marked', highlight: true },
        ],
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
          text('https://www.acme.example/nahrungsmittelunvertraeglichkeitsberatungsgespraeche-anmelden/termine'),
        ],
      },
    ],
  },
  { id: 'one-line', blockType: 'RichText', content: [{ type: 'paragraph', children: [text('One line.')] }] },
]

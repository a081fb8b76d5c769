/** `wrote`: the editor's node with all of its properties; `published`: the contract's nodes for it. */
type RichTextExample = { wrote: object; published: readonly object[] }

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const words = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const said = (value: string, more: object = {}) => ({ type: 'paragraph', children: [words(value)], ...more })
const item = (...children: object[]) => ({ type: 'listitem', indent: 0, children })
const bullets = (...children: object[]) => ({ type: 'list', listType: 'bullet', children })
const numbers = (start: number, ...children: object[]) => ({ type: 'list', listType: 'number', start, children })
const cell = (more: object, ...children: object[]) => ({ type: 'tablecell', ...more, children })
const row = (...children: object[]) => ({ type: 'tablerow', children })
const table = (more: object, ...children: object[]) => ({ type: 'table', ...more, children })
const link = (type: string, fields: object) => paragraph({ type, id: 'x', fields, children: [text('here', 1)] })
const here = [words('here', { bold: true })]
const line = (...children: object[]) => [{ type: 'paragraph', children }]
const doc = (relationTo: string, newTab: boolean) => ({
  linkType: 'internal',
  newTab,
  doc: { relationTo, value: 'p1' },
})

const STANDS = [
  ['', 0, {}],
  ['left', 0, {}],
  ['center', 1, { align: 'center', indent: 1 }],
  ['right', 2, { align: 'end', indent: 2 }],
  ['justify', 0, { align: 'justify' }],
] as const

const standing = (wrote: object, published: object): RichTextExample[] =>
  STANDS.map(([format, indent, stand]) => ({
    wrote: { ...wrote, format, indent },
    published: [{ ...published, ...stand }],
  }))

/** Names of Lexical's text formats by bit. The three that change case cannot be set by a key, button or paste. */
const MARKS = ['bold', 'italic', 'strikethrough', 'underline', 'code', 'subscript', 'superscript', 'highlight']
export const NOT_OFFERED_MARKS: readonly string[] = ['lowercase', 'uppercase', 'capitalize']

const MORNING = bullets(item(text('morning')), item(text('evening')))
const MORNING_LIST = {
  type: 'list',
  ordered: false,
  items: ['morning', 'evening'].map((one) => ({ children: [words(one)] })),
}

/** Examples by type of node. */
export const RICH_TEXT_EXAMPLES: Readonly<Record<string, readonly RichTextExample[]>> = {
  root: [{ wrote: paragraph(text('a')), published: [said('a')] }],
  // Used internally by Lexical while pasting.
  artificial: [],
  paragraph: [...standing(paragraph(text('a')), said('a')), { wrote: paragraph(), published: [] }],
  heading: (['h2', 'h3', 'h4'] as const).flatMap((tag, index) =>
    standing(
      { type: 'heading', tag, children: [text('a')] },
      { type: 'heading', level: index + 2, children: [words('a')] },
    ),
  ),
  quote: standing({ type: 'quote', children: [text('a')] }, { type: 'quote', children: [words('a')] }),
  text: [
    ...MARKS.map((mark, bit) => ({
      wrote: paragraph(text('a', 1 << bit)),
      published: [said('a', { children: [words('a', { [mark]: true })] })],
    })),
    {
      wrote: paragraph(text('all', 255), text('none')),
      published: line(words('all', Object.fromEntries(MARKS.map((mark) => [mark, true]))), words('none')),
    },
  ],
  linebreak: [
    {
      wrote: paragraph(text('a'), { type: 'linebreak' }, text('b')),
      published: line(words('a'), { type: 'break' }, words('b')),
    },
  ],
  tab: [
    {
      wrote: paragraph(text('a'), { type: 'tab', text: '\t', detail: 2, mode: 'normal' }, text('b')),
      published: line(words('a'), words('\u2003'), words('b')),
    },
  ],
  link: [
    {
      wrote: link('link', { linkType: 'custom', url: 'https://a.example/', newTab: true }),
      published: line({ type: 'link', href: 'https://a.example/', newTab: true, children: here }),
    },
    {
      wrote: link('link', { linkType: 'custom', url: '#top', newTab: false }),
      published: line({ type: 'link', href: '#top', children: here }),
    },
    {
      wrote: link('link', doc('pages', true)),
      published: line({ type: 'pageLink', kind: 'page', key: 'p1', newTab: true, children: here }),
    },
    {
      wrote: link('link', doc('articles', false)),
      published: line({ type: 'pageLink', kind: 'article', key: 'p1', children: here }),
    },
    {
      wrote: link('link', doc('jobs', false)),
      published: line({ type: 'pageLink', kind: 'job', key: 'p1', children: here }),
    },
    {
      wrote: link('link', doc('product-facts', false)),
      published: line({ type: 'pageLink', kind: 'product', key: '1001', children: here }),
    },
  ],
  autolink: [
    {
      wrote: link('autolink', { linkType: 'custom', url: 'mailto:a@a.example' }),
      published: line({ type: 'link', href: 'mailto:a@a.example', children: here }),
    },
  ],
  horizontalrule: [{ wrote: { type: 'horizontalrule' }, published: [{ type: 'rule' }] }],
  list: [
    {
      wrote: numbers(5, item(text('a'))),
      published: [{ type: 'list', ordered: true, start: 5, items: [{ children: [words('a')] }] }],
    },
    {
      wrote: numbers(1, item(text('a'))),
      published: [{ type: 'list', ordered: true, items: [{ children: [words('a')] }] }],
    },
    {
      wrote: { type: 'list', listType: 'check', children: [{ ...item(text('a')), checked: true }, item(text('b'))] },
      published: [
        {
          type: 'list',
          ordered: false,
          items: [{ children: [words('☑ '), words('a')] }, { children: [words('☐ '), words('b')] }],
        },
      ],
    },
  ],
  listitem: [
    {
      wrote: bullets(item(text('Dog')), item(numbers(3, item(text('Puppy')))), item(bullets(item(text('Old')))), {
        ...item(text('Cat')),
        format: 'center',
      }),
      published: [
        {
          type: 'list',
          ordered: false,
          items: [
            {
              children: [words('Dog')],
              list: { type: 'list', ordered: true, start: 3, items: [{ children: [words('Puppy')] }] },
              furtherLists: [{ type: 'list', ordered: false, items: [{ children: [words('Old')] }] }],
            },
            { children: [words('Cat')], align: 'center' },
          ],
        },
      ],
    },
  ],
  table: [
    {
      wrote: table({}, row(cell({ headerState: 0 }, paragraph(text('a'))))),
      published: [{ type: 'table', header: false, rows: [[[words('a')]]] }],
    },
    {
      wrote: table({ rowStriping: true, frozenColumnCount: 1 }, row(cell({ headerState: 1 }, paragraph(text('a'))))),
      published: [{ type: 'table', header: true, striped: true, fixedColumn: true, rows: [[[words('a')]]] }],
    },
  ],
  tablerow: [
    {
      wrote: table(
        {},
        row(cell({ headerState: 1 }, paragraph(text('a')))),
        row(cell({ headerState: 1 }, paragraph(text('b')))),
      ),
      published: [{ type: 'table', header: true, rows: [[[words('a')]], [{ blocks: [said('b')], scope: 'col' }]] }],
    },
  ],
  tablecell: [
    {
      wrote: table(
        {},
        row(cell({ headerState: 3 }), cell({ headerState: 1 }, paragraph(text('Day')))),
        row(cell({ headerState: 2, rowSpan: 2 }, paragraph(text('5 kg'))), cell({}, MORNING)),
        row(cell({}, paragraph(text('a')), paragraph(text('b')))),
        row(cell({ colSpan: 2 }, { ...paragraph(text('c')), format: 'center' }, { type: 'horizontalrule' })),
      ),
      published: [
        {
          type: 'table',
          header: true,
          rows: [
            [[], [words('Day')]],
            [{ blocks: [said('5 kg')], scope: 'row', rowSpan: 2 }, { blocks: [MORNING_LIST] }],
            [[words('a'), { type: 'break' }, words('b')]],
            [{ blocks: [said('c', { align: 'center' }), { type: 'rule' }], colSpan: 2 }],
          ],
        },
      ],
    },
    {
      wrote: table(
        {},
        row(cell({ headerState: 1, rowSpan: 2 }, paragraph(text('a'))), cell({ headerState: 1 }, paragraph(text('b')))),
        row(cell({}, paragraph(text('c')))),
      ),
      published: [
        {
          type: 'table',
          header: false,
          rows: [
            [
              { blocks: [said('a')], scope: 'col', rowSpan: 2 },
              { blocks: [said('b')], scope: 'col' },
            ],
            [[words('c')]],
          ],
        },
      ],
    },
  ],
}

/** Properties of Lexical's nodes by type; `element`: of all with children. `left`: invisible, or appearance that the brand determines. */
export const RICH_TEXT_PROPERTIES: Readonly<Record<string, { kept: readonly string[]; left: readonly string[] }>> = {
  text: { kept: ['text', 'format'], left: ['detail', 'mode', 'style'] },
  tab: { kept: ['text'], left: ['detail', 'mode', 'style', 'format'] },
  element: { kept: ['children', 'format', 'indent'], left: ['direction', 'textFormat', 'textStyle'] },
  heading: { kept: ['tag'], left: [] },
  list: { kept: ['listType', 'start'], left: ['tag'] },
  listitem: { kept: ['checked'], left: ['value'] },
  link: { kept: ['fields'], left: ['id'] },
  autolink: { kept: ['fields'], left: ['id'] },
  table: { kept: ['rowStriping', 'frozenColumnCount'], left: ['colWidths', 'frozenRowCount'] },
  tablerow: { kept: [], left: ['height'] },
  tablecell: { kept: ['colSpan', 'rowSpan', 'headerState'], left: ['width', 'backgroundColor', 'verticalAlign'] },
}

/** Features of the toolbar, each with a type of node or a format above. */
export const OFFERED_FEATURES = [
  ...[
    'toolbarFixed',
    'toolbarInline',
    'paragraph',
    'heading',
    'bold',
    'italic',
    'underline',
    'strikethrough',
    'subscript',
  ],
  ...[
    'superscript',
    'inlineCode',
    'align',
    'indent',
    'link',
    'unorderedList',
    'orderedList',
    'blockquote',
    'horizontalRule',
  ],
  'experimental_table',
  'paste',
]

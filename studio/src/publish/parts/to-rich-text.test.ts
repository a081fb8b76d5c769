import { richTextNodesSchema } from '@menagerie/contract/rich-text'
import { describe, expect, test } from 'vitest'
import { storedRichText } from './stored-rich-text.ts'
import { toRichText } from './to-rich-text.ts'

const lookup = { skuOf: (id: string) => (id === 'facts-1' ? '1001' : undefined), termOf: () => undefined }

function convert(...children: unknown[]) {
  const richText = toRichText(storedRichText.parse({ root: { type: 'root', children } }), lookup)
  expect(richTextNodesSchema.safeParse(richText).error).toBeUndefined()
  return richText
}

const text = (value: string, format = 0) => ({ type: 'text', text: value, format, version: 1 })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const item = (...children: unknown[]) => ({ type: 'listitem', children })
const list = (listType: string, ...children: unknown[]) => ({ type: 'list', listType, children })

describe('blocks of text', () => {
  test('keep paragraphs, headings, quotes and rules, and lose empty paragraphs', () => {
    expect(
      convert(
        { type: 'heading', tag: 'h1', children: [text('One')] },
        { type: 'heading', tag: 'h3', children: [text('Three')] },
        { type: 'heading', tag: 'h6', children: [text('Six')] },
        paragraph(),
        paragraph(text('Plain')),
        { type: 'quote', children: [text('Said')] },
        { type: 'horizontalrule' },
      ),
    ).toEqual([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'One' }] },
      { type: 'heading', level: 3, children: [{ type: 'text', text: 'Three' }] },
      { type: 'heading', level: 4, children: [{ type: 'text', text: 'Six' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'Plain' }] },
      { type: 'quote', children: [{ type: 'text', text: 'Said' }] },
      { type: 'rule' },
    ])
  })

  test('headings, quotes and lists without text are removed, too', () => {
    expect(
      convert(
        { type: 'heading', tag: 'h2', children: [] },
        { type: 'heading', tag: 'h3', children: [text(' \u00A0')] },
        { type: 'quote', children: [{ type: 'linebreak' }] },
        list('bullet'),
        paragraph(text('Plain')),
      ),
    ).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'Plain' }] }])
  })

  test('several parts of a list item or quote are separated by line breaks', () => {
    const words = (value: string) => ({ type: 'text', text: value })
    const [morning, evening] = [paragraph(text('morning')), paragraph(text('evening'))]
    expect(
      convert(
        list('bullet', item(morning, evening), item(text('one'), list('bullet', item(text('below'))), text('two'))),
        { type: 'quote', children: [text('first'), list('bullet', item(text('a')), item(text('b'))), evening] },
      ),
    ).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          { children: [words('morning'), { type: 'break' }, words('evening')] },
          {
            children: [words('one'), { type: 'break' }, words('two')],
            list: { type: 'list', ordered: false, items: [{ children: [words('below')] }] },
          },
        ],
      },
      {
        type: 'quote',
        children: ['first', 'a', 'b', 'evening'].flatMap((each, at) => [
          ...(at > 0 ? [{ type: 'break' }] : []),
          words(each),
        ]),
      },
    ])
  })

  test('put a nested list under the item before it', () => {
    expect(
      convert(list('bullet', item(text('Dog')), item(list('number', item(text('Puppy')))), item(text('Cat')))),
    ).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          {
            children: [{ type: 'text', text: 'Dog' }],
            list: { type: 'list', ordered: true, items: [{ children: [{ type: 'text', text: 'Puppy' }] }] },
          },
          { children: [{ type: 'text', text: 'Cat' }] },
        ],
      },
    ])
  })

  test('keep tables, with a break between the paragraphs of a cell', () => {
    const cell = (headerState: number, ...children: unknown[]) => ({ type: 'tablecell', headerState, children })
    const row = (...children: unknown[]) => ({ type: 'tablerow', children })
    expect(
      convert({
        type: 'table',
        children: [row(cell(1, paragraph(text('Weight')))), row(cell(0, paragraph(text('a')), paragraph(text('b'))))],
      }),
    ).toEqual([
      {
        type: 'table',
        header: true,
        rows: [
          [[{ type: 'text', text: 'Weight' }]],
          [[{ type: 'text', text: 'a' }, { type: 'break' }, { type: 'text', text: 'b' }]],
        ],
      },
    ])
  })

  test('header cells of a table get column scope above and row scope at the beginning of a row', () => {
    const cell = (headerState: number, value: string) => ({
      type: 'tablecell',
      headerState,
      children: [paragraph(text(value))],
    })
    const row = (...children: unknown[]) => ({ type: 'tablerow', children })
    const [table] = convert({
      type: 'table',
      children: [
        row(cell(0, ''), cell(1, 'Dog'), cell(1, 'Cat')),
        row(cell(1, '5 kg'), cell(0, '60 g'), cell(0, '50 g')),
        row(cell(1, '10 kg'), cell(1, 'grown'), cell(0, '90 g')),
        row(cell(1, 'A'), cell(1, 'B'), cell(1, 'C')),
      ],
    })
    const scopes =
      table?.type === 'table' ? table.rows.map((cells) => cells.map((each) => 'scope' in each && each.scope)) : []
    expect(scopes).toEqual([
      [false, 'col', 'col'],
      ['row', false, false],
      ['row', 'row', false],
      ['col', 'col', 'col'],
    ])
  })

  test('of an unknown kind keep their text', () => {
    expect(
      convert(
        { type: 'callout', children: [paragraph(text('Inside')), { type: 'mark', children: [text('loose')] }] },
        text('bare'),
      ),
    ).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Inside' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'loose' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'bare' }] },
    ])
  })
})

describe('inline text', () => {
  test('keeps bold, italic, underline, code, strikethrough and line breaks', () => {
    expect(convert(paragraph(text('all', 1 | 2 | 8 | 16), { type: 'linebreak' }, text('struck', 4)))).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'all', bold: true, italic: true, underline: true, code: true },
          { type: 'break' },
          { type: 'text', text: 'struck', strikethrough: true },
        ],
      },
    ])
  })

  test('links to addresses and to documents by key or SKU, and a link to a missing document keeps its text', () => {
    const link = (fields: unknown) => ({ type: 'link', fields, children: [text('here')] })
    const internal = (relationTo: string, value: unknown) => link({ linkType: 'internal', doc: { relationTo, value } })
    const children = [{ type: 'text', text: 'here' }]
    expect(
      convert(
        paragraph(
          link({ linkType: 'custom', url: 'https://a.example/', newTab: true }),
          internal('pages', 'page-1'),
          internal('articles', { id: 'article-1' }),
          internal('jobs', 'job-1'),
          internal('product-facts', { id: 'facts-1' }),
          internal('product-facts', 'gone'),
          internal('users', 'user-1'),
        ),
      ),
    ).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'link', href: 'https://a.example/', newTab: true, children },
          { type: 'pageLink', kind: 'page', key: 'page-1', children },
          { type: 'pageLink', kind: 'article', key: 'article-1', children },
          { type: 'pageLink', kind: 'job', key: 'job-1', children },
          { type: 'pageLink', kind: 'product', key: '1001', children },
          { type: 'text', text: 'here' },
          { type: 'text', text: 'here' },
        ],
      },
    ])
  })
})

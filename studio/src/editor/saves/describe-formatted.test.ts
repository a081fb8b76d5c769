import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'
import { describeDifference } from './describe-difference.ts'
import { describeFormatted } from './describe-formatted.ts'
import { describeValue } from './describe-value.ts'
import { listFormFields } from './list-form-fields.ts'

const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  mode: 'normal',
  style: '',
})
const block = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
})
const paragraph = (...children: object[]) => block('paragraph', children, { textFormat: 0, textStyle: '' })
const tree = (...children: object[]) => ({ root: block('root', children) })
const reader = {
  words: (key: string) => key,
  language: 'en',
  nameOf: (_: readonly string[], id: string) => `Page ${id}`,
}

test('a paragraph is described by its text, without internal data of the editor', () => {
  expect(describeValue(tree(paragraph(text('Give '), text('two', 1), text(' a day.')), paragraph()), reader)).toBe(
    'Give **two** a day.',
  )
})

test('list items have their markers, and nested lists are indented', () => {
  const items = [
    block('listitem', [text('Water')], { value: 1 }),
    block('listitem', [block('list', [block('listitem', [text('fresh')], { value: 1 })], { listType: 'bullet' })], {
      value: 2,
    }),
    block('listitem', [text('Hay')], { value: 2 }),
  ]
  const list = block('list', items, { listType: 'number', start: 1, tag: 'ol' })
  expect(describeFormatted([list], reader.nameOf)).toEqual(['1. Water', '  • fresh', '2. Hay'])
})

const link = (fields: object) => paragraph(block('link', [text('here')], { fields }))
const toPage = (id: string) => link({ linkType: 'internal', doc: { relationTo: 'pages', value: id }, url: null })
const table = (headerState: number) =>
  block('table', [
    block('tablerow', [
      block('tablecell', [paragraph(text('Age'))], { headerState, colSpan: 1 }),
      block('tablecell', [paragraph(text('Grams'))], { headerState, colSpan: 1 }),
    ]),
  ])

test.each<[string, object, object]>([
  [
    'the level of a heading',
    block('heading', [text('Food')], { tag: 'h2' }),
    block('heading', [text('Food')], { tag: 'h3' }),
  ],
  ['heading or paragraph', block('heading', [text('Food')], { tag: 'h2' }), paragraph(text('Food'))],
  ['bold text', paragraph(text('Food', 1)), paragraph(text('Food'))],
  ['bold or italic text', paragraph(text('Food', 1)), paragraph(text('Food', 2))],
  ['the linked page', toPage('a'), toPage('b')],
  [
    'the address of a link',
    link({ linkType: 'custom', url: 'https://a.example' }),
    link({ linkType: 'custom', url: 'https://b.example' }),
  ],
  [
    'whether a link opens in a new window',
    link({ linkType: 'custom', url: '/a', newTab: true }),
    link({ linkType: 'custom', url: '/a' }),
  ],
  ['quote or paragraph', block('quote', [text('Food')]), paragraph(text('Food'))],
  ['the alignment of a paragraph', paragraph(text('Food')), block('paragraph', [text('Food')], { format: 'center' })],
  ['the indentation of a paragraph', paragraph(text('Food')), block('paragraph', [text('Food')], { indent: 1 })],
  ['the header cells of a table', table(1), table(0)],
  ['a horizontal rule', block('horizontalrule', []), paragraph(text('Food'))],
])('two texts that differ in %s are described differently', (_, mine, theirs) => {
  const [a, b] = [describeValue(tree(mine), reader), describeValue(tree(theirs), reader)]
  expect(a).not.toBe('')
  expect(a).not.toBe(b)
  expect(`${a}${b}`).not.toMatch(/paragraph|internal|bullet|ltr|normal/)
})

test('two long texts are shown from shortly before their first difference', () => {
  const long = 'The same words again. '.repeat(200)
  const form = listFormFields([{ name: 'words', type: 'textarea', label: 'Words' }])
  const [mine, theirs] = [{ words: `${long}The end is mine.` }, { words: `${long}The end is theirs.` }]
  const known = { ...reader, blocks: {} }
  const [difference] = compareVersions({ fields: form, blocks: {} }, { words: long }, mine, theirs)
  const part = difference && describeDifference(difference, { fields: form, mine, theirs }, known)
  expect(part?.mine).toMatch(/^… .*The end is mine\.$/)
  expect(part?.theirs).toMatch(/^… .*The end is theirs\.$/)
  expect(part?.mine.length).toBeLessThan(200)
})

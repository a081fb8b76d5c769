// @vitest-environment jsdom
import type { RichTextList, RichTextNodes } from '@menagerie/contract/rich-text'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RichTextContent } from './RichTextContent.tsx'
import { page } from './testing/entries.ts'
import { createTestContext } from './testing/test-context.ts'
import { toRichTextView } from './to-rich-text-view.ts'

afterEach(cleanup)

const ctx = createTestContext('tailwell/en_US', [page('advice', 'advice')])
const text = (words: string) => ({ type: 'text', text: words }) as const

function show(content: RichTextNodes, headingShift?: 0 | 1) {
  return render(<RichTextContent content={toRichTextView(ctx, content)} {...(headingShift && { headingShift })} />)
}

test('headings keep their level by default and move down one level with a heading shift', () => {
  const content: RichTextNodes = [2, 3, 4].map((level) => ({
    type: 'heading',
    level: level === 2 ? 2 : level === 3 ? 3 : 4,
    children: [text(`H${level}`)],
  }))
  show(content)
  expect([2, 3, 4].map((level) => screen.getByRole('heading', { level }).textContent)).toEqual(['H2', 'H3', 'H4'])
  cleanup()
  show(content, 1)
  expect([3, 4, 5].map((level) => screen.getByRole('heading', { level }).textContent)).toEqual(['H2', 'H3', 'H4'])
})

test('a text that is bold and italic is rendered as nested elements', () => {
  const { container } = show([
    { type: 'paragraph', children: [{ ...text('both'), bold: true, italic: true }, { type: 'break' }, text('plain')] },
  ])
  expect(container.querySelector('strong em')?.textContent).toBe('both')
  expect(container.querySelector('p br')).not.toBeNull()
})

test('a nested list is rendered inside its list item', () => {
  show([
    {
      type: 'list',
      ordered: true,
      items: [
        { children: [text('Outer')], list: { type: 'list', ordered: false, items: [{ children: [text('Inner')] }] } },
      ],
    },
  ])
  const [outer, inner] = screen.getAllByRole('list')
  expect(outer?.tagName).toBe('OL')
  expect(inner?.tagName).toBe('UL')
  expect(outer?.contains(inner ?? null)).toBe(true)
})

test('a table has column headings and is inside a named group that the keyboard can focus', () => {
  show([
    {
      type: 'table',
      header: true,
      rows: [
        [[text('Weight')], [text('Grams')]],
        [[text('5 kg')], [text('80')]],
      ],
    },
  ])
  const region = screen.getByRole('group', { name: ctx.t('table.label') })
  expect(region.getAttribute('tabindex')).toBe('0')
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Weight', 'Grams'])
  expect(
    within(region)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['5 kg', '80'])
})

test('page links use the current address of the page, and links that open a new tab say so', () => {
  show([
    {
      type: 'paragraph',
      children: [
        { type: 'pageLink', kind: 'page', key: 'advice', children: [text('advice')] },
        { type: 'link', href: 'https://clinic.example/', newTab: true, children: [text('clinic')] },
      ],
    },
  ])
  expect(screen.getByRole('link', { name: 'advice' }).getAttribute('href')).toBe('/advice/')
  expect(screen.getByRole('link', { name: /^clinic ?\(opens in a new tab\)$/ }).getAttribute('rel')).toBe('noopener')
})

test('a quote is rendered as a blockquote, and markup in a text is escaped', () => {
  const { container } = show([{ type: 'quote', children: [text('<b>Woof</b>')] }, { type: 'rule' }])
  expect(container.querySelector('blockquote')?.textContent).toBe('<b>Woof</b>')
  expect(screen.getByRole('separator')).toBeDefined()
})

test('marks, alignment, indentation, new-tab links and list start numbers are rendered as HTML', () => {
  const marks = {
    strikethrough: 's',
    subscript: 'sub',
    superscript: 'sup',
    highlight: 'mark',
    underline: 'u',
    code: 'code',
  } as const
  const { container } = show([
    {
      type: 'paragraph',
      children: Object.keys(marks).map((mark) => ({ ...text(mark), [mark]: true })),
      align: 'center',
      indent: 9,
    },
    {
      type: 'paragraph',
      children: [{ type: 'pageLink', kind: 'page', key: 'advice', newTab: true, children: [text('Advice')] }],
    },
    { type: 'list', ordered: true, start: 5, items: [{ children: [text('Fifth')], align: 'end' }] },
  ])
  for (const [mark, tag] of Object.entries(marks)) expect(container.querySelector(tag)?.textContent).toBe(mark)
  expect(container.querySelector('p')?.className).toMatch(/center.*indent4/)
  expect(screen.getByRole('link', { name: /Advice/ }).getAttribute('target')).toBe('_blank')
  expect(container.querySelector('ol')?.getAttribute('start')).toBe('5')
  expect(container.querySelector('li')?.className).toMatch(/end/)
})

test('an ordered and an unordered list below one item are both rendered, in their order', () => {
  const below = (ordered: boolean, words: string): RichTextList => ({
    type: 'list',
    ordered,
    items: [{ children: [text(words)] }],
  })
  const { container } = show([
    {
      type: 'list',
      ordered: false,
      items: [{ children: [text('Dog')], list: below(true, 'Puppy'), furtherLists: [below(false, 'Old')] }],
    },
  ])
  expect(container.querySelector('ul > li > ol + ul')?.textContent).toBe('Old')
})

test('a table keeps merged cells, row headings and lists inside cells', () => {
  const items = ['morning', 'evening'].map((one) => ({ children: [text(one)] }))
  const list: RichTextList = { type: 'list', ordered: false, items }
  const { container } = show([
    {
      type: 'table',
      header: true,
      striped: true,
      fixedColumn: true,
      rows: [
        [[], [text('When')]],
        [{ blocks: [{ type: 'paragraph', children: [text('5 kg')] }], scope: 'row', rowSpan: 2 }, { blocks: [list] }],
        [[text('noon')]],
        [{ blocks: [{ type: 'paragraph', children: [text('a')], align: 'center' }, { type: 'rule' }], colSpan: 2 }],
      ],
    },
  ])
  expect([...container.querySelectorAll('thead th')].map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col'])
  const head = screen.getByRole('rowheader', { name: '5 kg' })
  expect([head.getAttribute('rowspan'), head.innerHTML]).toEqual(['2', '5 kg'])
  expect(
    within(container)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['morning', 'evening'])
  expect(container.querySelector('td[colspan="2"] > p + hr')).not.toBeNull()
  expect(screen.getByRole('group').className).toMatch(/striped.*fixedColumn/)
})

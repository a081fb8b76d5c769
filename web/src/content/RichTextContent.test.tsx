// @vitest-environment jsdom
import type { RichText } from '@menagerie/contract/rich-text'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RichTextContent } from './RichTextContent.tsx'
import { page } from './testing/entries.ts'
import { createTestContext } from './testing/test-context.ts'
import { toRichTextView } from './to-rich-text-view.ts'

afterEach(cleanup)

const ctx = createTestContext('tailwell/en_US', [page('advice', 'advice')])
const text = (words: string) => ({ type: 'text', text: words }) as const

function show(content: RichText, headingShift?: 0 | 1) {
  return render(<RichTextContent content={toRichTextView(ctx, content)} {...(headingShift && { headingShift })} />)
}

test('headings keep their level, or move down one under a heading of the page', () => {
  const content: RichText = [2, 3, 4].map((level) => ({
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

test('marks on a text nest', () => {
  const { container } = show([
    { type: 'paragraph', children: [{ ...text('both'), bold: true, italic: true }, { type: 'break' }, text('plain')] },
  ])
  expect(container.querySelector('strong em')?.textContent).toBe('both')
  expect(container.querySelector('p br')).not.toBeNull()
})

test('a list in a list stays inside its item', () => {
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

test('a table has column headings and scrolls in a named group that the keyboard reaches', () => {
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

test('links lead to pages by their address of today, and announce a new tab', () => {
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

test('a quote is a quote, and markup in a text stays text', () => {
  const { container } = show([{ type: 'quote', children: [text('<b>Woof</b>')] }, { type: 'rule' }])
  expect(container.querySelector('blockquote')?.textContent).toBe('<b>Woof</b>')
  expect(screen.getByRole('separator')).toBeDefined()
})

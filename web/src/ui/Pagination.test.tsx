// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

const toPages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, href: `?page=${at + 1}`, label: `Page ${at + 1}` }))

function listShown(count: number, current: number): string {
  const { unmount } = render(
    <Pagination label="Pages" pages={toPages(count)} current={current} previousLabel="Back" nextLabel="On" />,
  )
  const links = within(screen.getByRole('list')).getAllByRole('link')
  const shown = links.map((link) => link.textContent).join(' ')
  expect(links.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe(String(current))
  unmount()
  return shown
}

test('each page of a short list has a link', () => {
  expect(listShown(1, 1)).toBe('1')
  expect(listShown(7, 4)).toBe('1 2 3 4 5 6 7')
})

test.each([
  [1, '1 2 3 4 5 11'],
  [3, '1 2 3 4 5 11'],
  [4, '1 2 3 4 5 11'],
  [5, '1 4 5 6 11'],
  [7, '1 6 7 8 11'],
  [8, '1 7 8 9 10 11'],
  [11, '1 7 8 9 10 11'],
])('page %i of a long list is shown with its neighbours, the first and the last', (current, shown) => {
  expect(listShown(11, current)).toBe(shown)
})

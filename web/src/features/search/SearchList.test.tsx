// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mediaEntry } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { searchListExamples } from './SearchList.examples.tsx'

afterEach(cleanup)

test('the banner of a search rule is shown above the hits and links to the address that editors chose', () => {
  const ctx = createTestContext('tailwell/de_DE', [mediaEntry('example-portrait', {})])
  render(searchListExamples['with-a-banner'](ctx).show)
  const banner = screen.getByRole('link', { name: 'Lachs' })
  expect(banner.getAttribute('href')).toBe('/lachs/')
  const [hit] = screen.getAllByRole('listitem').filter((item) => item.textContent === 'Lachs')
  expect(hit && banner.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

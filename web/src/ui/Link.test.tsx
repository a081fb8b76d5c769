// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Link } from './Link.tsx'

afterEach(cleanup)

test('a link opens in the same tab by default', () => {
  render(<Link to={{ href: '/dogs/' }}>Dogs</Link>)
  const link = screen.getByRole('link', { name: 'Dogs' })
  expect(link.getAttribute('href')).toBe('/dogs/')
  expect(link.hasAttribute('target')).toBe(false)
})

test('a link to a new tab says so, and gives the other page no access to ours', () => {
  render(<Link to={{ href: 'https://example.org/', newTabNote: 'opens in a new tab' }}>Clinic</Link>)
  const link = screen.getByRole('link', { name: /^Clinic ?\(opens in a new tab\)$/ })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})

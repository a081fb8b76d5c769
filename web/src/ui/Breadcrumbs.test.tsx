// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

afterEach(cleanup)

test('breadcrumbs are links in a navigation, and the last one is marked as the current page', () => {
  const crumbs = [
    { title: 'Home', href: '/' },
    { title: 'Advice', href: '/advice/' },
  ]
  render(<Breadcrumbs label="You are here" crumbs={crumbs} />)
  const links = screen.getAllByRole('link')
  expect(screen.getByRole('navigation', { name: 'You are here' }).contains(links[0] ?? null)).toBe(true)
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Home', null],
    ['Advice', 'page'],
  ])
})

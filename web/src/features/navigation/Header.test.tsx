// @vitest-environment jsdom
import type { MenuItem } from '@menagerie/contract/menu'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { menu, page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { Header } from './Header.tsx'
import { loadHeader } from './load-header.ts'

afterEach(cleanup)

const link = { type: 'page', kind: 'page', pageLink: 'dogs' } as const
const DOGS: MenuItem = { id: '1', title: 'Dogs', link, subItems: [{ id: '2', title: 'Food', link }] }

function show(entries: AnyPublished[], siteId = 'tailwell/en_US', isSignedIn = false) {
  const { header } = loadHeader({ ...createTestContext(siteId, entries), isSignedIn })
  render(<Header {...header} countries={<p>countries</p>} phoneMenu={<p>phone menu</p>} />)
}

test('the logo is a link to the home page, and its name says so', () => {
  show([])
  const home = screen.getByRole('link', { name: 'Tailwell, to the homepage' })
  expect(home.getAttribute('href')).toBe('/')
})

test('without any menu the header still shows the countries, and no empty navigation', () => {
  show([])
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('countries')).toBeDefined()
})

test('a main menu item has a link, a separate toggle for its sub-menu, and a “View all” link', () => {
  show([page('dogs', 'dogs'), menu('header', [DOGS])])
  const nav = screen.getByRole('navigation', { name: 'Main menu' })
  expect(within(nav).getByRole('link', { name: 'Dogs' }).getAttribute('href')).toBe('/dogs/')
  expect(within(nav).getByText('Submenu Dogs').closest('summary')).not.toBeNull()
  expect(within(nav).getByRole('link', { name: 'Food' })).toBeDefined()
  expect(within(nav).getByRole('link', { name: 'View all: Dogs' }).textContent).toBe('View all')
})

test('a menu title without a page of its own is the toggle of its sub-menu', () => {
  show([
    page('dogs', 'dogs'),
    menu('header', [{ id: '1', title: 'Animals', subItems: [{ id: '2', title: 'Cats', link }] }]),
  ])
  expect(screen.getByText('Animals').closest('summary')).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Animals' })).toBeNull()
})

test('the top bar shows its links', () => {
  show([page('dogs', 'dogs'), menu('top', [{ id: '1', title: 'For shops', link }])])
  const nav = screen.getByRole('navigation', { name: 'Top menu' })
  expect(within(nav).getByRole('link', { name: 'For shops' }).getAttribute('href')).toBe('/dogs/')
})

test('only a signed-in customer has a log-out button, in a form that is posted', () => {
  show([])
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  cleanup()
  show([], 'tailwell/de_DE', true)
  const form = screen.getByRole('button', { name: 'Abmelden' }).closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/de-de/business/logout/'])
})

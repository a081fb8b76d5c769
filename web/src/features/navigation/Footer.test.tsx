// @vitest-environment jsdom
import type { MenuItem } from '@menagerie/contract/menu'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mediaEntry, menu, page, siteSettingsEntry } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { Footer } from './Footer.tsx'
import { loadFooter } from './load-footer.ts'

afterEach(cleanup)

const link = { type: 'page', kind: 'page', pageLink: 'help' } as const
const HELP: MenuItem = { id: '1', title: 'Help', subItems: [{ id: '2', title: 'Questions', link }] }
const SHOPS: MenuItem = {
  id: '3',
  title: 'For shops',
  link: { type: 'external', externalLink: 'https://shops.example/', externalTarget: '_blank' },
}
const FOLLOW: MenuItem = {
  id: '4',
  title: 'Follow us',
  socialIcons: [{ network: 'instagram', url: 'https://social.example/tailwell' }],
}

function show(entries: AnyPublished[], siteId = 'tailwell/en_US') {
  render(<Footer {...loadFooter(createTestContext(siteId, entries))} />)
}

test('each column has its links and a heading that unfolds it on a phone', () => {
  show([page('help', 'help'), menu('footer', [HELP])])
  const nav = screen.getByRole('navigation', { name: 'Footer menu' })
  expect(within(nav).getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('/help/')
  const toggle = within(nav).getByText('Help', { selector: 'summary *' }).closest('details')
  expect(toggle?.open).toBe(false)
})

test('a menu with a link to the newsletter page shows that page’s subtitle above the columns, another menu does not', () => {
  const newsletter = page('help', 'help', { template: 'Newsletter', title: 'Newsletter', subTitle: 'Once a month' })
  show([newsletter, menu('footer', [HELP])])
  expect(screen.getByText('Once a month')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/help/')
  cleanup()
  show([page('help', 'help'), menu('footer', [HELP])])
  expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull()
})

test('an item with a target opens in a new tab and its link says so', () => {
  show([menu('footer', [SHOPS])])
  for (const shops of screen.getAllByRole('link', { name: /^For shops ?\(opens in a new tab\)$/ }))
    expect([shops.getAttribute('target'), shops.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

test('links to social networks have an accessible name', () => {
  show([menu('footer', [FOLLOW])])
  const link = screen.getByRole('link', { name: /^Tailwell on Instagram ?\(opens in a new tab\)$/ })
  expect(link.getAttribute('href')).toBe('https://social.example/tailwell')
})

test('the bottom bar has the legal links and the copyright line with year and brand', () => {
  show([page('help', 'help'), menu('bottom', [{ id: '1', title: 'Privacy', link }])])
  const legal = screen.getByRole('navigation', { name: 'Legal information' })
  expect(within(legal).getByRole('link', { name: 'Privacy' })).toBeDefined()
  expect(screen.getByText('© 2026 Tailwell')).toBeDefined()
})

test('without any menu the footer still has the logo and the link to the cookie page', () => {
  show([])
  expect(screen.getByRole('contentinfo')).toBeDefined()
  const legal = screen.getByRole('navigation')
  expect(
    within(legal)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/cookies/'])
  expect(screen.getByRole('link', { name: 'Tailwell, to the homepage' })).toBeDefined()
})

test('only the site of France shows the notice on veterinary medicines', () => {
  show([], 'tailwell/fr_FR')
  expect(screen.getByText(/médicaments vétérinaires/)).toBeDefined()
  cleanup()
  show([], 'tailwell/fr_BE')
  expect(screen.queryByText(/médicaments vétérinaires/)).toBeNull()
})

test('the seal that editors chose is shown with its text, and is a link only where they set one', () => {
  const seal = mediaEntry('seal', { en: 'Seal with a paw' })
  show([])
  expect(screen.queryByRole('img', { name: 'Seal with a paw' })).toBeNull()
  cleanup()
  show([seal, siteSettingsEntry({ otherCountries: [], accreditation: { image: 'seal' } })])
  expect(screen.getByRole('img', { name: 'Seal with a paw' }).closest('a')).toBeNull()
  cleanup()
  const link = 'https://guild.example/'
  show([seal, siteSettingsEntry({ otherCountries: [], accreditation: { image: 'seal', link } })])
  expect(screen.getByRole('link', { name: 'Seal with a paw' }).getAttribute('href')).toBe(link)
})

test('a seal whose picture is missing leaves no empty link', () => {
  show([siteSettingsEntry({ otherCountries: [], accreditation: { image: 'gone', link: 'https://guild.example/' } })])
  expect(document.querySelector('a[href="https://guild.example/"]')).toBeNull()
})

test('a seal without a text in the language of the page is decorative and not a link', () => {
  const link = 'https://guild.example/'
  show([
    mediaEntry('seal', { de: 'Siegel' }),
    siteSettingsEntry({ otherCountries: [], accreditation: { image: 'seal', link } }),
  ])
  expect(document.querySelector('footer img[src*="seal"]')?.closest('a')).toBeNull()
})

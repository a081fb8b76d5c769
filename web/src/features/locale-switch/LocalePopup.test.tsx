// @vitest-environment jsdom
import { toSelectorCountries } from '@menagerie/sites/country-selector'
import { localesOf } from '@menagerie/sites/locales'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { siteSettingsEntry } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { LocalePopup } from './LocalePopup.tsx'
import { loadLocaleChoice } from './load-locale-choice.ts'

afterEach(cleanup)

function show(siteId: string, entries: AnyPublished[] = []) {
  const choice = loadLocaleChoice(createTestContext(siteId, entries))
  if (choice === undefined) throw new Error('Nothing to choose')
  render(<LocalePopup {...choice} />)
  // jsdom hides popovers and cannot open them.
  document.querySelector('[popover]')?.removeAttribute('popover')
  return screen.getByRole('dialog', { name: choice.title })
}

test('the button names its purpose and the current country, and opens the popup', () => {
  const popup = show('tailwell/nl_NL')
  const button = screen.getByRole('button', { name: /^Land en taal\s*Nederland$/ })
  expect(button.getAttribute('popovertarget')).toBe(popup.id)
  const close = within(popup).getByRole('button', { name: 'Landkeuze sluiten' })
  expect([close.getAttribute('popovertarget'), close.getAttribute('popovertargetaction')]).toEqual([popup.id, 'hide'])
})

test('a brand of a single country offers languages', () => {
  const belgium = toSelectorCountries('tailwell').filter(({ country }) => country === 'BE')
  const choice = loadLocaleChoice(createTestContext('tailwell/fr_BE', []), belgium)
  expect(choice?.links.map(({ name }) => name).sort()).toEqual(['Français', 'Nederlands'])
  expect([choice?.current.name, choice?.label, choice?.title]).toEqual(['Français', 'Langue', 'Choisir votre langue'])
})

test('the popup offers every country that is not hidden, each in its own language (spec §2)', () => {
  const popup = show('tailwell/nl_NL')
  const links = within(popup).getAllByRole('link')
  const shown = localesOf('tailwell').filter((site) => !site.hidden)
  expect(links.map((each) => each.textContent).sort()).toEqual(shown.map((site) => site.name).sort())
  expect(links.map((each) => each.lang)).toContain('uk-UA')
  expect(within(popup).getByRole('link', { current: true }).textContent).toBe('Nederland')
})

test('a hidden country is named on the button and not offered in the popup (reading 5)', () => {
  const popup = show('tailwell/da_DK')
  expect(screen.getByRole('button', { name: /Danmark/ })).toBeDefined()
  expect(within(popup).queryByRole('link', { name: 'Danmark' })).toBeNull()
  expect(within(popup).queryByRole('link', { current: true })).toBeNull()
})

test('the popup does not contain the countries of another brand', () => {
  const popup = show('aldergrove/de_DE')
  expect(within(popup).queryByText('Россия')).toBeNull()
  expect(within(popup).getAllByRole('link')).toHaveLength(5)
})

test('countries without a locale of ours are in a second list, with the link and flag that editors set (reading 6)', () => {
  const greece = { name: 'Ελλάδα', flag: 'GR', link: 'https://tailwell.gr.example/' }
  const popup = show('tailwell/en_US', [siteSettingsEntry({ otherCountries: [greece] })])
  const others = within(popup).getByRole('list', { name: 'Other countries' })
  const link = within(others).getByRole('link', { name: 'Ελλάδα' })
  expect(link.getAttribute('href')).toBe(greece.link)
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/assets/flags/gr.webp')
})

test('without such countries the popup has only one list', () => {
  const popup = show('tailwell/en_US')
  expect(within(popup).getAllByRole('list')).toHaveLength(1)
})

test('flags are decorative images without an alternative text', () => {
  const popup = show('tailwell/en_US')
  expect(within(popup).queryByRole('img')).toBeNull()
})

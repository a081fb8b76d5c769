// @vitest-environment jsdom
import { findById } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { CtaBanner } from './CtaBanner.tsx'
import { ctaBannerExamples } from './examples.ts'
import { loadCtaBanner } from './load.ts'
import { CTA_THEMES } from './themes.ts'

afterEach(cleanup)

function show(id: string, siteId = 'tailwell/nl_NL') {
  const site = findById(siteId)
  const block = ctaBannerExamples.find((example) => example.id === id)
  if (!site || !block) throw new Error(`No example ${id}`)
  const ctx = createTestContext(siteId, toExampleEntries(site))
  return render(<CtaBanner {...loadCtaBanner(block, ctx, { isFirst: false })} />)
}

test('shows title, text, button and picture', () => {
  show('theme-1')
  expect(screen.getByRole('heading', { level: 2, name: 'A walk that starts with breakfast' })).toBeDefined()
  expect(screen.getByText(/lasts to the last puddle/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Meet the range' }).getAttribute('href')).toBe('/nl-nl/advice/')
})

test('the picture has its text in the language of the page, and is decoration where none is written', () => {
  show('theme-1', 'tailwell/en_GB')
  expect(screen.getByRole('img', { name: 'A dog in a meadow' })).toBeDefined()
  cleanup()
  const { container } = show('theme-1', 'tailwell/nl_NL')
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('two ways from one welcome, whose title may be that of the page', () => {
  show('two-buttons')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Meet the range', 'Find a shop'])
  cleanup()
  render(<CtaBanner theme="1" title="Happy pets" text="" priority="high" isWelcome />)
  expect(screen.getByRole('heading', { level: 1, name: 'Happy pets' })).toBeDefined()
})

test('without text, link or picture it is still a banner, with no empty parts', () => {
  const { container } = show('title-only')
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.querySelector('img, p')).toBeNull()
})

test('a picture that is gone is left out, and so is the button to a page that is gone', () => {
  const { container } = show('picture-gone')
  expect(container.querySelector('img')).toBeNull()
  cleanup()
  show('page-gone')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test.each(CTA_THEMES)('theme %s is on the banner for its colours', (theme) => {
  const { container } = show(`theme-${theme}`)
  expect(container.querySelector('section')?.dataset.theme).toBe(theme)
})

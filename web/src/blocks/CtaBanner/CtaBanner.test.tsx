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

test('shows title, text and button', () => {
  show('theme-1')
  expect(screen.getByRole('heading', { level: 2, name: 'A walk that starts with breakfast' })).toBeDefined()
  expect(screen.getByText(/lasts to the last puddle/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Meet the range' }).getAttribute('href')).toBe('/nl-nl/advice/')
})

test('the picture has an alternative text in the language of the page, or an empty one where none is written', () => {
  show('theme-1', 'tailwell/en_GB')
  expect(screen.getByRole('img', { name: 'A dog in a meadow' })).toBeDefined()
  cleanup()
  const { container } = show('theme-1', 'tailwell/nl_NL')
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('a banner can have two buttons, and the title of a welcome banner is a level-1 heading', () => {
  show('two-buttons')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Meet the range', 'Find a shop'])
  cleanup()
  render(<CtaBanner theme="1" title="Happy pets" text="" priority="high" isWelcome />)
  expect(screen.getByRole('heading', { level: 1, name: 'Happy pets' })).toBeDefined()
})

test('a banner with only a title has no empty parts', () => {
  const { container } = show('title-only')
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.querySelector('img, p')).toBeNull()
})

test('a missing picture is left out, and so is the button to a missing page', () => {
  const { container } = show('picture-gone')
  expect(container.querySelector('img')).toBeNull()
  cleanup()
  show('page-gone')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test.each(CTA_THEMES)('the banner has theme %s in its data-theme attribute', (theme) => {
  const { container } = show(`theme-${theme}`)
  expect(container.querySelector('section')?.dataset.theme).toBe(theme)
})

// @vitest-environment jsdom
import { languageTranslator } from '@menagerie/sites/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../content/testing/test-context.ts'
import { BlockArea } from './BlockArea.tsx'
import { BLOCK_FAULTS } from './block-examples.ts'
import { contentGridExamples } from './ContentGrid/examples.ts'
import { loadArea } from './load-area.ts'
import { toExampleEntries } from './testing/example-entries.ts'

afterEach(cleanup)

const ctx = createTestContext('tailwell/en_US')
const filled = createTestContext('tailwell/en_US', toExampleEntries(ctx.site))
const faults = Object.values(BLOCK_FAULTS).flat()

test('visitors see nothing of a grid with a wrong number of items, not even its title', () => {
  expect(faults.length).toBeGreaterThan(0)
  const { container } = render(<BlockArea area={loadArea(filled, faults)} width="large" />)
  expect(container.textContent).toBe('')
})

test('editors see the minimum, the maximum and the current number in place of such a grid (spec §8)', () => {
  render(<BlockArea area={loadArea({ ...filled, isEditing: true }, faults)} width="large" />)
  expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
    'This grid shows 4 to 9 different items, and there are 3 now',
    'This grid shows 4 to 9 different items, and there are 1 now',
    'This grid shows 4 to 9 different items, and there are 3 now',
    'This grid shows 4 to 9 different items, and there are 3 now',
  ])
})

test('editors see a grid with a valid number of items as visitors do', () => {
  const show = (isEditing: boolean) => {
    const blocks = loadArea({ ...filled, isEditing }, contentGridExamples)
    const { container } = render(<BlockArea area={blocks} width="large" />)
    return container.innerHTML
  }
  expect(show(true)).toBe(show(false))
})

test('in the editing view fetched content has a labelled placeholder, and chosen content is shown', () => {
  const newest = { id: 'n', blockType: 'NewsGridSmall', title: 'More', source: 'news', articles: [] }
  const feed = { id: 'f', blockType: 'SocialFeed', title: 'Follow us', tags: [], pictures: [] }
  const chosen = { ...newest, id: 'c', title: 'Chosen', articles: ['news-1'] }
  render(<BlockArea area={loadArea({ ...filled, isEditing: true }, [newest, feed, chosen])} width="large" />)
  expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
    'More: The newest news shows here',
    'Follow us: Posts of the network show here, after the visitor agrees',
  ])
  expect(screen.getByRole('heading', { name: 'Chosen' })).toBeDefined()
})

test('editors see notes in the language of their studio, whatever the language of the site', () => {
  const editorTexts = { t: languageTranslator('de'), language: 'de' }
  const unknown = { id: 'u', blockType: 'Later' }
  render(<BlockArea area={loadArea({ ...filled, isEditing: true, editorTexts }, [...faults, unknown])} width="large" />)
  const notes = screen.getAllByRole('note')
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Dieses Raster zeigt 4 bis 9 verschiedene Einträge; jetzt sind es 3',
    'Dieses Raster zeigt 4 bis 9 verschiedene Einträge; jetzt sind es 1',
    'Dieses Raster zeigt 4 bis 9 verschiedene Einträge; jetzt sind es 3',
    'Dieses Raster zeigt 4 bis 9 verschiedene Einträge; jetzt sind es 3',
    'Diese Website kennt den Block „Later“ nicht',
  ])
  expect(notes.every((note) => note.lang === 'de')).toBe(true)
})

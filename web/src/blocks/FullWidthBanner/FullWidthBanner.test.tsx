// @vitest-environment jsdom
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mediaEntry } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { fullWidthBannerExamples } from './examples.ts'
import { FullWidthBanner } from './FullWidthBanner.tsx'
import { loadFullWidthBanner } from './load.ts'
import type { FullWidthBannerBlock } from './schema.ts'

afterEach(cleanup)

const site = firstLocale('tailwell')

function show(id: string, changes: Partial<FullWidthBannerBlock> = {}) {
  const block = fullWidthBannerExamples.find((example) => example.id === id)
  if (!block) throw new Error(`No example ${id}`)
  const own = mediaEntry('own')
  const withPhone = { ...own, body: { ...own.body, phonePicture: 'example-portrait' } }
  const ctx = createTestContext(site.id, [...toExampleEntries(site), withPhone])
  const view = loadFullWidthBanner({ ...block, ...changes }, ctx, { isFirst: false })
  const { container } = render(<FullWidthBanner {...view} />)
  return {
    section: container.querySelector('section'),
    picture: container.querySelector('img')?.getAttribute('src'),
    phonePicture: container.querySelector('source')?.getAttribute('srcset'),
  }
}

test('shows title, text, button and picture, with the text position and colour that the editor chose', () => {
  const { section, picture } = show('right-dark')
  expect(screen.getByRole('heading', { level: 2, name: 'Out in every weather' })).toBeDefined()
  expect(screen.getByText(/the long way home/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Read our advice' }).getAttribute('href')).toBe('/advice/')
  expect(screen.getByRole('img', { name: 'A dog in a meadow' })).toBeDefined()
  expect(picture).toContain('/example-picture/1440x480/')
  expect(section?.dataset).toMatchObject({ position: 'right', text: 'dark' })
})

test('phones get the phone picture of the block, else that of the media entry, else a narrower crop', () => {
  expect(show('left-light', { image: 'own', phoneOnlyImage: 'example-picture' }).phonePicture).toContain(
    '/example-picture/599x250/',
  )
  cleanup()
  expect(show('left-light', { image: 'own' }).phonePicture).toContain('/example-portrait/599x250/')
  cleanup()
  expect(show('left-light').phonePicture).toContain('/example-picture/599x250/')
})

test('a banner whose picture is missing keeps its button and has no text position', () => {
  const { section, picture } = show('picture-gone')
  expect(picture).toBeUndefined()
  expect(section?.dataset.position).toBeUndefined()
  expect(screen.getByRole('link')).toBeDefined()
})

// @vitest-environment jsdom
import { findById } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { socialFeedExamples } from './examples.ts'
import { loadSocialFeed } from './load.ts'
import { SocialFeed } from './SocialFeed.tsx'
import type { SocialFeedBlock } from './schema.ts'

afterEach(cleanup)

function load(id: string, changes: Partial<SocialFeedBlock> = {}, siteId = 'tailwell/en_US') {
  const site = findById(siteId)
  const block = socialFeedExamples.find((example) => example.id === id)
  if (!site || !block) throw new Error(`No example ${id}`)
  return loadSocialFeed({ ...block, ...changes }, createTestContext(siteId, toExampleEntries(site)))
}

function show(...asked: Parameters<typeof load>) {
  const view = load(...asked)
  if (!view) throw new Error('Nothing to show')
  return render(<SocialFeed {...view} />)
}

test('shows our pictures, and a linked picture opens its post in a new tab and is named by its description', () => {
  const { container } = show('some-without-link')
  expect(screen.getByRole('heading', { level: 2, name: 'Three of four' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const links = screen.getAllByRole('link', { name: /opens in a new tab/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.instagram.com/p/a/',
    'https://www.instagram.com/p/d/',
  ])
  expect(links[1]?.querySelector('img')?.getAttribute('alt')).toBe('A cat on a sill')
  expect(container.querySelector('iframe, script, img:not([src^="/imaging/"])')).toBeNull()
})

test('a linked picture without a description is named by its position and network', () => {
  show('six', {}, 'tailwell/nl_NL')
  expect(screen.getByRole('link', { name: /^Bericht 2 op Instagram/ })).toBeDefined()
})

test('shows no heading without a title, and is hidden without pictures', () => {
  show('without-title')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(load('six', { pictures: [{ id: 'gone', image: 'gone' }] })).toBeUndefined()
})

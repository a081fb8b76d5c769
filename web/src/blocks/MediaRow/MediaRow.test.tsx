// @vitest-environment jsdom
import { findById } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { mediaRowExamples } from './examples.ts'
import { validateVideoTitle, validateVideoUrl } from './fields.ts'
import { loadMediaRow } from './load.ts'
import { MediaRow } from './MediaRow.tsx'
import type { MediaRowBlock } from './schema.ts'

afterEach(cleanup)

function load(id: string, changes: Partial<MediaRowBlock> = {}, siteId = 'tailwell/en_US') {
  const site = findById(siteId)
  const block = mediaRowExamples.find((example) => example.id === id)
  if (!site || !block) throw new Error(`No example ${id}`)
  return loadMediaRow({ ...block, ...changes }, createTestContext(siteId, toExampleEntries(site)), { isFirst: false })
}

function show(...asked: Parameters<typeof load>) {
  const view = load(...asked)
  if (!view) throw new Error('Nothing to show')
  return render(<MediaRow {...view} />)
}

test('shows two pictures, each with only its own caption', () => {
  show('two-pictures')
  expect(screen.getAllByRole('img', { name: 'A dog in a meadow' })).toHaveLength(2)
  expect(screen.getAllByRole('figure').map((figure) => figure.textContent)).toEqual([
    expect.stringMatching(/^Brushing takes five minutes/),
    '',
  ])
})

test('a missing picture is left out, and a row without pictures is hidden', () => {
  const gone = { id: 'gone', image: 'gone', caption: 'Of what?' }
  expect(load('one-picture', { slots: [gone, { id: 'b', image: 'example-picture' }] })?.slots).toHaveLength(1)
  expect(load('one-picture', { slots: [gone] })).toBeUndefined()
})

test('a video shows its title, our picture and a link to its platform, and loads nothing from the platform', () => {
  const { container } = show('two-videos')
  expect(screen.getByText('How to brush a dog that does not like it')).toBeDefined()
  const link = screen.getByRole('link', { name: /^Watch on YouTube ?: How to brush a dog .*opens in a new tab\)$/ })
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=example')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(container.querySelector('iframe, video, script, object, embed')).toBeNull()
  const addresses = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(addresses).toEqual([expect.stringMatching(/^\/imaging\//)])
})

test('a self-hosted film plays in the page with captions and transcript, and embeds no external player', () => {
  const slots = [{ id: 'own', image: 'example-picture', film: 'example-film', videoTitle: 'Brushing' }]
  const { container } = show('one-video', { slots }, 'tailwell/nl_NL')
  const video = container.querySelector('video')
  expect(video?.getAttribute('aria-label')).toBe('Brushing')
  expect(['autoplay', 'loop'].filter((name) => video?.hasAttribute(name))).toEqual([])
  expect(['controls', 'playsinline'].map((name) => video?.hasAttribute(name))).toEqual([true, true])
  expect([video?.getAttribute('width'), video?.getAttribute('height'), video?.preload]).toEqual(['1280', '720', 'none'])
  expect(video?.getAttribute('poster')).toMatch(/^\/imaging\/example-picture\/1200x630\//)
  expect(video?.querySelector('source')?.getAttribute('src')).toBe('/films/example-film/cdcdcdcdcdcd/film.mp4')
  const tracks = [...container.querySelectorAll('track')].map(({ srclang, default: isDefault }) => [srclang, isDefault])
  expect(tracks).toEqual([
    ['nl', true],
    ['en', false],
  ])
  expect(screen.getByText('Lees wat de film zegt').closest('details')?.textContent).toContain('A hand brushes')
  expect(container.querySelector('iframe, [data-embed]')).toBeNull()
})

test('a missing film is replaced by its picture', () => {
  const slots = [{ id: 'own', image: 'example-picture', film: 'gone', videoTitle: 'Brushing' }]
  const { container } = show('one-video', { slots })
  expect([container.querySelector('video'), container.querySelectorAll('img').length]).toEqual([null, 1])
})

test('a video without a picture shows its link, and an unknown platform is named by its host', () => {
  show('two-videos', {}, 'tailwell/de_DE')
  expect(screen.getByRole('link', { name: /^Auf films\.example ansehen ?: Claws/ })).toBeDefined()
})

describe('the form', () => {
  test('requires address and title of a video only in a row of videos', () => {
    const inRow = (rowType: string) => ({ blockData: { rowType } })
    expect(validateVideoUrl('', inRow('image'))).toBe(true)
    expect(validateVideoUrl('', inRow('video'))).toBe('Enter the address')
    expect(validateVideoUrl('', { ...inRow('video'), siblingData: { film: 'key' } })).toBe(true)
    expect(validateVideoUrl('https://a.example/', { ...inRow('video'), siblingData: { film: 'key' } })).toMatch(
      /not both/,
    )
    expect(validateVideoUrl('http://films.example/', inRow('video'))).toMatch(/https/)
    expect(validateVideoTitle(' ', inRow('video'))).toMatch(/title/)
    expect(validateVideoTitle(null, inRow('image'))).toBe(true)
  })
})

// @vitest-environment jsdom
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { miniBannersExamples } from './examples.ts'
import { loadMiniBanners } from './load.ts'
import { MiniBanners } from './MiniBanners.tsx'

afterEach(cleanup)

const site = firstLocale('tailwell')
const ctx = createTestContext(site.id, toExampleEntries(site))

function findExample(id: string) {
  const block = miniBannersExamples.find((example) => example.id === id)
  if (!block) throw new Error(`No example ${id}`)
  return block
}

function show(id: string) {
  const view = loadMiniBanners(findExample(id), ctx, { isFirst: false })
  if (!view) throw new Error(`${id} shows nothing`)
  return render(<MiniBanners {...view} />)
}

test('a banner whose page is missing is left out, and a row without banners is hidden', () => {
  const block = findExample('four')
  const gone = { type: 'page', kind: 'page', pageLink: 'gone' } as const
  const load = (count: number) =>
    loadMiniBanners(
      { ...block, banners: block.banners.map((each, at) => (at < count ? { ...each, link: gone } : each)) },
      ctx,
      { isFirst: false },
    )
  expect(load(1)?.banners.map(({ title }) => title)).not.toContain('Dogs')
  expect(load(4)).toBeUndefined()
})

test('each banner is one link named by its title, and its picture has an empty alternative text', () => {
  const { container } = show('four')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dogs',
    'Cats and kittens',
    'Nahrungsmittelunverträglichkeit',
    'Find a shop',
  ])
  expect(screen.getByRole('link', { name: 'Dogs' }).getAttribute('href')).toBe('/advice/')
  expect(screen.getByRole('link', { name: 'Find a shop' }).getAttribute('href')).toBe('https://shops.example/')
  expect(container.querySelectorAll('a img[alt=""]')).toHaveLength(4)
})

test('a banner without a picture is shown, and a link that opens a new tab says so', () => {
  const { container } = show('three-one-without-picture')
  expect(container.querySelectorAll('img')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Ask our experts' }).getAttribute('href')).toBe('#experts')
  const clinic = screen.getByRole('link', { name: /^Find a clinic near you ?\(opens in a new tab\)$/ })
  expect([clinic.getAttribute('target'), clinic.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

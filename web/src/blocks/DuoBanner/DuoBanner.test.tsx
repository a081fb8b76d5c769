// @vitest-environment jsdom
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { DuoBanner } from './DuoBanner.tsx'
import { duoBannerExamples } from './examples.ts'
import { loadDuoBanner } from './load.ts'
import { duoBannerSchema } from './schema.ts'

afterEach(cleanup)

const site = firstLocale('tailwell')
const ctx = createTestContext(site.id, toExampleEntries(site))

function show(id: string) {
  const block = duoBannerExamples.find((example) => example.id === id)
  if (!block) throw new Error(`No example ${id}`)
  return render(<DuoBanner {...loadDuoBanner(block, ctx, { isFirst: false })} />)
}

test('shows two banners, each with its title, text, button and picture', () => {
  show('both')
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'For puppies',
    'For grey muzzles',
  ])
  expect(screen.getByText(/the last milk tooth/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Food for older dogs' }).getAttribute('href')).toBe('/advice/')
  expect(screen.getAllByRole('img', { name: 'A dog in a meadow' })).toHaveLength(2)
})

test('a banner whose picture is missing is still shown beside the other banner', () => {
  show('one-picture-gone')
  expect(screen.getAllByRole('heading')).toHaveLength(2)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('the schema accepts exactly two banners', () => {
  const accepts = (count: number) =>
    duoBannerSchema.safeParse({
      id: 'd',
      blockType: 'DuoBanner',
      banners: Array.from({ length: count }, (_, index) => ({ id: `${index}`, blockTitle: 'T', image: 'i' })),
    }).success
  expect([1, 2, 3].map(accepts)).toEqual([false, true, false])
})

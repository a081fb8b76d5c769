// @vitest-environment jsdom
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { iframeRowExamples } from './examples.ts'
import { IframeRow } from './IframeRow.tsx'
import { loadIframeRow } from './load.ts'

afterEach(cleanup)

const site = firstLocale('tailwell')
const ctx = createTestContext(site.id, toExampleEntries(site))

function show(id: string) {
  const block = iframeRowExamples.find((example) => example.id === id)
  if (!block) throw new Error(`No example ${id}`)
  return render(<IframeRow {...loadIframeRow(block, ctx, { isFirst: false })} />)
}

test('shows title, picture and a link to the provider’s page, and loads nothing from the provider', () => {
  const { container } = show('with-picture')
  expect(screen.getByRole('heading', { level: 2, name: 'How much does your dog need?' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'A dog in a meadow' }).getAttribute('src')).toMatch(/^\/imaging\//)
  const link = screen.getByRole('link', { name: /^Open at Portion Planner ?: How much does your dog need\?/ })
  expect(link.getAttribute('href')).toBe('https://portions.example/dogs')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(container.querySelector('iframe, script, object, embed')).toBeNull()
})

test.each(['without-picture', 'picture-gone'])('example %s shows title and link without a picture', (id) => {
  show(id)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading')).toBeDefined()
  expect(screen.getByRole('link', { name: /Portion Planner/ })).toBeDefined()
})

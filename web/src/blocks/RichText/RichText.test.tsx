// @vitest-environment jsdom
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { richTextExamples } from './examples.ts'
import { loadRichText } from './load.ts'
import { RichText } from './RichText.tsx'

afterEach(cleanup)

const site = firstLocale('tailwell')
const ctx = createTestContext(site.id, toExampleEntries(site))

test('shows the text of the editor, with page links that lead to the addresses of the pages', () => {
  const view = richTextExamples[0] && loadRichText(richTextExamples[0], ctx)
  if (!view) throw new Error('Nothing to show')
  render(<RichText {...view} />)
  expect(screen.getByRole('heading', { level: 2, name: 'How much to feed' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'our advice' }).getAttribute('href')).toBe('/advice/')
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toBeDefined()
})

test('a block with an empty text is hidden', () => {
  expect(loadRichText({ id: 'r', blockType: 'RichText', content: [] }, ctx)).toBeUndefined()
})

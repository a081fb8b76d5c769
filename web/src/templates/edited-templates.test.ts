// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { page, product } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import { renderDocument } from './render-document.tsx'
import { areas } from './testing/show-document.ts'

function show(template: 'SubCategory' | 'StoreLocator' | 'GatedContentOverview' | 'Default', isEditing: boolean) {
  const entries = [page('home', ''), page('x', 'x', { template, title: 'The title', areas }), product('42')]
  const ctx = { ...createTestContext('tailwell/en_US', entries), isEditing }
  const document = new DOMParser().parseFromString(renderDocument(ctx, { kind: 'page', key: 'x' }), 'text/html')
  return [...document.querySelectorAll('main [role=note]')].map((note) => note.textContent)
}

describe('labelled placeholders for fetched content in the editing view (spec §4)', () => {
  test.each([
    ['SubCategory', 'products'],
    ['StoreLocator', 'store finder'],
    ['GatedContentOverview', 'business customers'],
  ] as const)('are shown on a page with the template %s', (template, words) => {
    expect(show(template, true)).toEqual([expect.stringContaining(words)])
    expect(show(template, false)).toEqual([])
  })

  test('are not shown on a page that fetches nothing', () => {
    expect(show('Default', true)).toEqual([])
  })
})

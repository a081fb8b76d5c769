// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { AlsoRead } from './AlsoRead.tsx'
import { alsoReadExamples } from './examples.ts'
import { validateLinkTitle } from './fields.ts'
import { loadAlsoRead } from './load.ts'
import type { AlsoReadBlock } from './schema.ts'

afterEach(cleanup)

const load = (id: string, siteId?: string) => loadExample(alsoReadExamples, id, loadAlsoRead, siteId)

test('a link shows its own title, else the title of its target', () => {
  render(<AlsoRead {...load('all-kinds', 'tailwell/nl_NL')} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Lees ook' })).toBeDefined()
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Page example-page')).toBe('/nl-nl/advice/')
  expect(hrefOf('A muddy path and a warm blanket')).toBe('/nl-nl/advice/advice-1/')
  expect(hrefOf('The kibble we eat at home')).toBe('/nl-nl/dogs/food/food-1/')
  expect(hrefOf(/^How a clinic weighs a cat ?\(opent in een nieuw tabblad\)$/)).toBe('https://clinic.example/')
  expect(hrefOf('The table above')).toBe('#table')
})

test('a link without a title whose target is missing is left out, and a block without links is hidden', () => {
  expect(load('one-gone').links.map(({ text }) => text)).toEqual(['Page example-page'])
  const gone: AlsoReadBlock = {
    id: 'a',
    blockType: 'AlsoRead',
    links: [{ link: { type: 'page', kind: 'article', pageLink: 'gone' } }],
  }
  expect(loadAlsoRead(gone, createTestContext('tailwell/en_US'))).toBeUndefined()
})

test('reads only the titles and paths of linked pages, never whole pages', () => {
  const ctx = createTestContext('tailwell/en_US', [page('p', 'p')])
  const links: AlsoReadBlock['links'] = [{ link: { type: 'page', kind: 'page', pageLink: 'p' } }]
  loadAlsoRead({ id: 'a', blockType: 'AlsoRead', links }, ctx)
  expect(ctx.reads).toEqual(['titleOf page p', 'pathOf page p'])
})

test('the editor form requires a title for a link whose target has none of its own', () => {
  const validate = (type: string, title?: string) => validateLinkTitle(title, { siblingData: { link: { type } } })
  expect([validate('page'), validate('external', 'Clinic'), validate('anchor', 'Table')]).toEqual([true, true, true])
  expect(validate('external')).toMatch(/title/)
  expect(validate('anchor', '  ')).toMatch(/title/)
})

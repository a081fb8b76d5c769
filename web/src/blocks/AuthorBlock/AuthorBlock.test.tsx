// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { AuthorBlock } from './AuthorBlock.tsx'
import { authorBlockExamples } from './examples.ts'
import { loadAuthorBlock } from './load.ts'

afterEach(cleanup)

const show = (id: string, siteId?: string) =>
  render(<AuthorBlock {...loadExample(authorBlockExamples, id, loadAuthorBlock, siteId)} />)

test('shows portrait, name, occupation, mail and telephone links, and the date in the country’s format', () => {
  const { container } = show('full', 'aldergrove/nl_NL')
  expect(screen.getByRole('group', { name: 'Over de auteur' })).toBeDefined()
  expect(screen.getByText('Rosalind Meadowcroft')).toBeDefined()
  expect(screen.getByText('Dierenartsassistente en hondenuitlaatster')).toBeDefined()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('rosalind@tailwell.example')).toBe('mailto:rosalind@tailwell.example')
  expect(hrefOf('020 555 0123')).toBe('tel:+31205550123')
  expect(screen.getByText('05 MEI 2026').getAttribute('datetime')).toBe('2026-05-05')
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/480x440/')
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/300x280/')
})

test('an occupation that is not translated into the language of the page is left out', () => {
  show('full', 'tailwell/fr_FR')
  expect(screen.queryByText(/dog walker|hondenuitlaatster/)).toBeNull()
})

test('an author with only a name is shown without empty parts', () => {
  const { container } = show('name-only')
  expect(screen.getByText('Bo')).toBeDefined()
  expect(container.querySelector('img, time, a, address')).toBeNull()
})

test('a block whose author is missing is hidden', () => {
  const block = { id: 'a', blockType: 'AuthorBlock' as const, author: 'gone' }
  expect(loadAuthorBlock(block, createTestContext('tailwell/en_US'))).toBeUndefined()
})

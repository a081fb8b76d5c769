// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isShownFixedPage } from '../../content/fixed-page-links.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { Header } from './Header.tsx'
import { loadHeader } from './load-header.ts'
import { toSearchBox } from './to-search-box.ts'

afterEach(cleanup)

test('the search box is a form that the browser submits to the results page', () => {
  const ctx = createTestContext('tailwell/de_DE')
  const { header } = loadHeader(ctx)
  const search = {
    action: '/de-de/search/products/',
    label: 'Suche',
    placeholder: 'Wonach suchen Sie?',
    submit: 'Suchen',
    open: 'Suche öffnen',
  }
  render(<Header {...header} search={search} countries={null} phoneMenu={null} />)
  const field = screen.getByRole('textbox', { name: 'Suche' })
  const form = field.closest('form')
  expect([form?.method, form?.getAttribute('action'), field.getAttribute('name')]).toEqual([
    'get',
    '/de-de/search/products/',
    'query',
  ])
  expect(screen.getByRole('button', { name: 'Suchen' }).getAttribute('type')).toBe('submit')
})

test('the search box is shown only if the product search page exists', () => {
  const { header } = loadHeader(createTestContext('tailwell/en_US'))
  render(<Header {...header} countries={null} phoneMenu={null} />)
  expect(screen.queryAllByRole('textbox')).toHaveLength(isShownFixedPage('product-search') ? 1 : 0)
})

test('the search box submits to the product search of its own locale', () => {
  const box = toSearchBox(createTestContext('aldergrove/de_DE'), () => true)
  expect(box?.action).toBe('/de-de/search/products/')
  expect(toSearchBox(createTestContext('aldergrove/de_DE'), () => false)).toBeUndefined()
})

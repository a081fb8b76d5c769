// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { toProductDetail } from './product-detail.ts'

afterEach(cleanup)

const paragraph = (text: string) => [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }]

function show(body: Parameters<typeof product>[1], others: AnyPublished[] = []) {
  const entry = product('42', { name: 'Oat kibble', ...body })
  render(<ProductDetail {...toProductDetail(createTestContext('tailwell/en_US', [entry, ...others]), entry.body)} />)
}

const contact = page('contact', 'contact', { template: 'ContactPage' })
const finder = page('stores', 'distributor-finder', { template: 'StoreLocator' })
const jumps = () =>
  within(screen.getByRole('navigation', { name: 'Product information' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')

test('links lead only to sections that exist, and a product with too few of them has no links', () => {
  show({ instructions: paragraph('Twice a day.'), analysis: paragraph('Protein 25%.') }, [finder])
  expect(jumps()).toEqual(['#instructions', '#composition', '#where-to-buy'])
  for (const href of jumps()) expect(document.querySelector(href)).not.toBeNull()
  cleanup()
  show({ description: paragraph('Slowly baked.') }, [finder])
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the link to ask about the product is shown exactly once', () => {
  const asked = () => screen.getAllByRole('link', { name: 'Ask us about this product' })
  show({}, [finder, contact])
  expect(asked().map((link) => link.getAttribute('href'))).toEqual(['/contact/?product=42'])
  cleanup()
  show({}, [contact])
  expect(asked()).toHaveLength(1)
})

test('a medicine shows its legal category, with short precautions or a link to long ones', () => {
  const category = 'Veterinary medicine, sold only in pharmacies.'
  show({ specification: { item_legal_category: category, product_precautions: 'Wash your hands.' } })
  const notice = screen.getAllByText(category)[0]?.closest('div')
  expect(notice?.textContent).toBe(`${category}Wash your hands.`)
  cleanup()
  show({ specification: { item_legal_category: category, product_precautions: 'Wash your hands. '.repeat(20) } })
  expect(screen.getByRole('link', { name: 'Precautions' }).getAttribute('href')).toBe('#specifications')
  cleanup()
  show({ specification: { product_precautions: 'Wash your hands.' } })
  expect(screen.getAllByText('Wash your hands.')).toHaveLength(1)
})

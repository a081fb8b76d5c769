// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaflet, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { toProductDetail } from './product-detail.ts'

afterEach(cleanup)

function show(siteId: string, leaflets: string[]) {
  const [, locale] = siteId.split('/')
  const entry = product('42', { leaflets }, { locale })
  const ctx = createTestContext(siteId, [
    entry,
    leaflet('a', { title: 'Gentle Ear Care', name: 'ear-care.pdf', bytes: 48_769 }),
    leaflet('b', { title: 'Ohrpflege', name: 'Ohrpflege für Hunde.pdf', bytes: 1_250_000 }),
  ])
  render(<ProductDetail {...toProductDetail(ctx, entry.body)} />)
  return ctx
}

test('each package insert is a link with its title, type and size, in the order of the editors', () => {
  show('tailwell/de_DE', ['b', 'a'])
  const section = screen.getByRole('region', { name: 'Packungsbeilagen' })
  const links = within(section).getAllByRole('link')
  expect(links.map((link) => link.textContent?.replace(/\s/g, ' '))).toEqual([
    'Ohrpflege (PDF, 1,3 MB)',
    'Gentle Ear Care (PDF, 49 kB)',
  ])
  expect(links[0]?.getAttribute('href')).toMatch(/^\/leaflets\/b\/[0-9a-f]{12}\/Ohrpflege%20f%C3%BCr%20Hunde\.pdf$/)
})

test('a product whose inserts are all missing has no section for them, but records that it read them', () => {
  const { reads } = show('tailwell/en_US', ['gone'])
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(reads).toContain('get leaflet gone')
})

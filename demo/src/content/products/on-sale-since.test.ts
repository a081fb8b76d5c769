import { expect, it } from 'vitest'
import { toTextDocument } from '../../import/site-documents.ts'
import { dayFromToday } from '../articles/days.ts'
import { loadContent } from '../load-content.ts'

it('most products have different first days of sale, all in the past, and sizes of one product share theirs', () => {
  const site = loadContent().sites.find(({ locale }) => locale.id === 'tailwell/en_GB')
  if (site === undefined) throw new Error('There is no such site')
  const days = new Map(
    site.products.map((text) => [text.sku, toTextDocument(site, text).createdAt?.slice(0, 'yyyy-mm-dd'.length) ?? '']),
  )
  const families = new Map([...days].map(([sku, day]) => [sku.slice(0, 4), day]))
  expect(new Set(families.values()).size).toBeGreaterThan(families.size * 0.9)
  expect([...days].filter(([sku, day]) => day !== families.get(sku.slice(0, 4)))).toEqual([])
  expect([...days.values()].every((day) => day !== '' && day < dayFromToday(0))).toBe(true)
})

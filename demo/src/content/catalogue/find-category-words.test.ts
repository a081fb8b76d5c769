import { expect, test } from 'vitest'
import { SITES } from '../sites.ts'

/** Names of a department in the header's menu of a site. */
function departmentOf(id: string, page: string): string | undefined {
  const items = SITES.find(({ site }) => site === id)?.menus.header.flatMap(({ items: below = [] }) => below) ?? []
  return items.find(({ target }) => target === `page:${page}`)?.title
}

test('the name of a department mentions only what its country sells', () => {
  expect(departmentOf('tailwell/en_GB', 'dogs-parasites')).toBe('Fleas, ticks & worms')
  expect(departmentOf('tailwell/en_US', 'dogs-parasites')).toBe('Fleas in the home')
  expect(departmentOf('tailwell/es_ES', 'dogs-parasites')).toBe('Pulgas y garrapatas')
  expect(departmentOf('tailwell/es_ES', 'cats-parasites')).toBe('Pulgas y garrapatas')
  expect(departmentOf('tailwell/pl_PL', 'cats-parasites')).toMatch(/robaki|pasożyt/i)
})

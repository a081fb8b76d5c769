import { expect, test } from 'vitest'
import { overlayReader } from './overlay-reader.ts'
import type { Reader } from './reader.ts'

const published: Reader = {
  get: () => undefined,
  pathOf: (_, key) => (key === 'p' ? 'oud' : undefined),
  titleOf: () => 'Gepubliceerd',
  at: (path) => (path === 'oud' ? { kind: 'page', key: 'p' } : undefined),
  list: () => ['p'],
  variants: () => new Map(),
}
const entry = {
  kind: 'menu' as const,
  brand: 'tailwell',
  locale: 'nl_NL',
  key: 'm',
  path: 'nieuw',
  body: { slot: 'header' as const, items: [] },
}

test('what is laid over is read instead of what is published, and stands at its new address only', () => {
  const reader = overlayReader(published, [entry])
  expect(reader.get('menu', 'm')).toBe(entry)
  expect(reader.at('nieuw')).toEqual({ kind: 'menu', key: 'm' })
  expect(reader.at('oud')).toEqual({ kind: 'page', key: 'p' })
  expect(reader.pathOf('page', 'p')).toBe('oud')
  expect(reader.list('all')).toEqual(['p'])
})

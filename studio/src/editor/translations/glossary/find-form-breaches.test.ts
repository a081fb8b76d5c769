import { expect, test } from 'vitest'
import { findFormBreaches } from './find-form-breaches.ts'

const RULES = [{ say: 'Tier', never: ['Haustier*'] }]
const tree = {
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Haustiere' }] }] },
}

test('the glossary check covers plain and formatted texts, but no addresses, choices or hidden fields', () => {
  const fields = {
    title: { value: 'Ihr Haustier' },
    path: { value: 'haustier' },
    'main.0.content': { value: tree },
    'main.0.blockType': { value: 'Haustier' },
    'main.0.note': { value: 'Haustier', passesCondition: false },
    subtitle: { value: null },
  }
  expect(findFormBreaches(fields, RULES).map(({ path, never }) => [path, never])).toEqual([
    ['title', 'Haustier'],
    ['main.0.content', 'Haustiere'],
  ])
  expect(findFormBreaches(fields, RULES, ['title']).map(({ path }) => path)).toEqual(['title'])
})

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../environment.ts'
import { BLOCK_FORMS, BLOCK_TYPES } from './block-forms.ts'

test('the choice of blocks offers every block once', () => {
  expect([...BLOCK_TYPES].sort()).toEqual(BLOCK_FORMS.map(({ slug }) => slug).sort())
})

test.each(BLOCK_TYPES)('a sketch shows what %s is', (slug) => {
  expect(existsSync(resolve(PROJECT_ROOT, `studio/public/blocks/${slug}.svg`))).toBe(true)
})

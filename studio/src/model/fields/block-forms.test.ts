import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { BLOCK_FORMS, BLOCK_TYPES } from './block-forms.ts'

test('the block picker offers every block once, with the blocks of a group together', () => {
  expect([...BLOCK_TYPES].sort()).toEqual(BLOCK_FIELDS.map(({ slug }) => slug).sort())
  const groups = BLOCK_FORMS.map(({ admin }) => admin?.group)
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)])
})

test.each(BLOCK_TYPES)('the block %s has a sketch', (slug) => {
  expect(existsSync(resolve(PROJECT_ROOT, `studio/public/blocks/${slug}.svg`))).toBe(true)
})

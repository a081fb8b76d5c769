// @vitest-environment jsdom

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render } from '@testing-library/react'
import { run } from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { EXAMPLE_MEDIA } from '../blocks/testing/example-pictures.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import { toExampleContext } from './example-context.ts'
import { openExamplePictures } from './example-pictures.ts'
import { PartSheet } from './PartSheet.tsx'
import { GALLERY_PARTS } from './registry.ts'

afterEach(cleanup)

const ROOT = join(import.meta.dirname, '../../..')

/** Blocks are left out, because each has its own test. */
const SHEETS = [...GALLERY_PARTS.values()].filter(({ path }) => !path.startsWith('blocks/'))

describe.each(BRAND_KEYS)('the gallery in %s', (brand) => {
  const ctx = toExampleContext(createTestContext(firstLocale(brand).id))

  test.each(SHEETS)(
    '$name shows every example and has no accessibility violation',
    { timeout: 30_000 },
    async ({ name, load }) => {
      const examples = load(ctx)
      expect(examples.length).toBeGreaterThan(0)
      expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
      const { container } = render(<PartSheet name={name} examples={examples} />)
      for (const stage of container.querySelectorAll('[data-ground]')) {
        expect(stage.textContent || stage.querySelector('img, svg')).toBeTruthy()
      }
      // Colours are checked in a real browser and, pair by pair, in the themes' own test.
      const { violations } = await run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    },
  )
})

test.each(EXAMPLE_MEDIA)('the file of the picture $key has the hash that its entry states', ({ body }) => {
  const file = openExamplePictures(ROOT).findFile(body.hash)
  expect(
    createHash('sha256')
      .update(readFileSync(String(file)))
      .digest('hex'),
  ).toBe(body.hash)
})

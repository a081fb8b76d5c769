// @vitest-environment jsdom

import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render } from '@testing-library/react'
import { run } from 'axe-core'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../content/testing/test-context.ts'
import { BlockArea } from './BlockArea.tsx'
import { BLOCK_EXAMPLES } from './block-examples.ts'
import { BLOCK_SCHEMAS, type BlockType } from './block-schemas.ts'
import { loadArea } from './load-area.ts'
import { toExampleEntries } from './testing/example-entries.ts'

afterEach(cleanup)

const EXAMPLES = Object.entries(BLOCK_EXAMPLES).flatMap(([type, blocks]) => blocks.map((block) => ({ type, block })))

const schemaOf = (type: string) =>
  Object.entries(BLOCK_SCHEMAS).find((entry): entry is [BlockType, (typeof entry)[1]] => entry[0] === type)?.[1]

test.each(EXAMPLES)('$type $block.id can be published', ({ type, block }) => {
  expect(schemaOf(type)?.safeParse(block).error).toBeUndefined()
})

test.each(EXAMPLES)(
  '$type $block.id renders without an error when nothing that it refers to is published',
  ({ block }) => {
    const ctx = createTestContext('tailwell/en_US')
    expect(() => render(<BlockArea area={loadArea(ctx, [block])} width="medium" />)).not.toThrow()
  },
)

describe.each(BRAND_KEYS)('every example in %s', (brand) => {
  const site = firstLocale(brand)

  test.each(EXAMPLES)('$type $block.id shows something and has no accessibility violation', async ({ block }) => {
    const ctx = createTestContext(site.id, toExampleEntries(site))
    const { container } = render(
      <main>
        <h1>Examples</h1>
        <BlockArea area={loadArea(ctx, [block])} width="large" />
      </main>,
    )
    const area = container.querySelector('main > div')
    expect(area?.textContent || area?.querySelector('img')).toBeTruthy()
    // Brands differ only in colours, which are checked in a real browser and, pair by pair, in the themes' own test.
    if (brand !== BRAND_KEYS[0]) return
    const { violations } = await run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { findRelatedTests } from './related-tests.ts'

const SOURCES: Record<string, string> = {
  'contract/src/price.ts': '',
  'contract/src/price.test.ts': "import { price } from './price.ts'",
  'web/src/card.tsx': "import { price } from '@menagerie/contract/price'",
  'web/src/card.test.tsx': "import { Card } from './card.tsx'",
  'web/src/page.ts': "const { Card } = await import('./card.tsx')",
  'web/src/page.test.ts': "import { page } from './page.ts'",
  'web/src/page.int.test.ts': "import { price } from '@menagerie/contract/price'",
  'web/src/other.test.ts': "import { expect } from 'vitest'",
}
const sources = { files: Object.keys(SOURCES), read: (file: string) => SOURCES[file] ?? '' }

test('tests that import a changed file, directly or through one other file, are related, the nearest first', () => {
  expect(findRelatedTests(['contract/src/price.ts'], sources)).toEqual([
    'contract/src/price.test.ts',
    'web/src/card.test.tsx',
  ])
  expect(findRelatedTests(['web/src/card.tsx'], sources)).toEqual(['web/src/card.test.tsx', 'web/src/page.test.ts'])
})

test('a changed test is related to itself, and a changed text page has no related tests', () => {
  expect(findRelatedTests(['web/src/other.test.ts', 'README.md'], sources)).toEqual(['web/src/other.test.ts'])
})

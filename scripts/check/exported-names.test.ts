import { expect, test } from 'vitest'
import { findSharedNames, findUnusedExports, listOwners } from './exported-names.ts'

const SOURCES = Object.entries({
  'a.ts': 'export const one = 1\nexport type One = typeof one\nexport async function two() {}\n',
  'b.ts':
    "import { one } from './a.ts'\nconst inner = one\nexport { inner as three, type Four }\nexport { one } from './a.ts'\n",
  'c.ts': '// two\nexport class Four {}\nexport const three = 3\n',
})

test('names that two files export are reported, and names that are re-exported are not', () => {
  expect(findSharedNames(listOwners(SOURCES))).toEqual([
    'three is exported by b.ts and c.ts: name each by its own thing.',
    'Four is exported by b.ts and c.ts: name each by its own thing.',
  ])
})

test('exports that no other file imports are reported, even if another file contains the same word', () => {
  const unused = findUnusedExports(listOwners(SOURCES), SOURCES)
  expect(unused.map((fault) => fault.split(',')[0])).toEqual([
    'a.ts exports One',
    'a.ts exports two',
    'b.ts exports three',
    'b.ts exports Four',
  ])
})

test.each([
  "import * as a from './a.ts'",
  "const load = () => import('./a.ts')",
  "const { one } = await import('./a.ts')",
  "export { one } from './a.ts'",
  "const path = '/src/a.ts#one'",
])('%j counts as a use of the export', (source) => {
  const sources = Object.entries({ 'a.ts': 'export const one = 1\n', 'b.ts': source })
  expect(findUnusedExports(listOwners(sources), sources)).toEqual([])
})

import { expect, test } from 'vitest'
import { listImportClauses, resolveImport } from './import-clauses.ts'

test.each([
  ["import { a, type B as C } from './a.ts'", ['a', 'B'], false, false],
  ["import {\n  a,\n  b,\n} from './a.ts'", ['a', 'b'], false, false],
  ["import type { A } from './a.ts'", ['A'], false, true],
  ["import { type A, type B } from './a.ts'", ['A', 'B'], false, true],
  ["import React, { a } from './a.ts'", ['a'], false, false],
  ["import * as all from './a.ts'", [], true, false],
  ["export { a as b } from './a.ts'", ['a'], false, false],
  ["export * from './a.ts'", [], true, false],
  ["import './a.ts'", [], false, false],
  ["  const { a, b: c } = await import('./a.ts')", ['a', 'b'], false, false],
  ["const c = (await import('./a.ts')).a", ['a'], false, false],
  ["type A = import('./a.ts').B", ['B'], false, false],
  ["const load = () => import('./a.ts')", [], true, false],
  ["vi.importActual<typeof import('./a.ts')>('./a.ts')", [], true, true],
])('the imported names of %j are read', (source, names, isWhole, isTypeOnly) => {
  expect(listImportClauses(source)).toEqual([{ from: './a.ts', names, isWhole, isTypeOnly }])
})

test('text that only looks like an import is ignored', () => {
  expect(listImportClauses("export const a = 1 // from 'b'\n// import { c } from 'd'\n")).toEqual([])
})

test('import specifiers are resolved to files of the repository, and packages to none', () => {
  const files = new Set(['web/src/a/b.ts', 'sites/src/brand.ts', 'web/src/C.tsx'])
  expect(resolveImport('web/src/a/d.ts', './b.ts', files)).toBe('web/src/a/b.ts')
  expect(resolveImport('web/src/a/d.ts', '../C.tsx', files)).toBe('web/src/C.tsx')
  expect(resolveImport('web/src/a/d.ts', '@menagerie/sites/brand', files)).toBe('sites/src/brand.ts')
  expect(resolveImport('web/src/a/d.ts', 'react', files)).toBeUndefined()
})

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withCallTable } from './call-table.ts'
import { CALLS } from './calls.ts'

test('docs/content-api.md lists the calls as declared (else: run node studio/src/content-api/write-call-table.ts)', async () => {
  const page = await readFile(resolve(import.meta.dirname, '../../../docs/content-api.md'), 'utf8')
  expect(page).toBe(withCallTable(page, CALLS))
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBuildGone } from './is-build-gone.ts'

test('reports a build whose files were deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-build-'))
  for (const name of ['server', 'static']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'BUILD_ID'), 'one')
  expect(isBuildGone(folder)).toBe(false)
  rmSync(join(folder, 'static'), { recursive: true })
  expect(isBuildGone(folder)).toBe(true)
  rmSync(folder, { recursive: true })
  expect(isBuildGone(folder)).toBe(true)
})

test('reports no deleted build for an admin that runs from its sources', () => {
  expect(isBuildGone(undefined)).toBe(false)
})

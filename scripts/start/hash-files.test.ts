import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashFiles } from './hash-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hash-'))
  writeFileSync(join(folder, 'a.ts'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

const hash = () => hashFiles([{ folder, patterns: ['**'] }])

test('changed file content or an added file changes the hash', () => {
  const before = hash()
  writeFileSync(join(folder, 'a.ts'), 'two')
  const changed = hash()
  expect(changed).not.toBe(before)
  writeFileSync(join(folder, 'b.ts'), '')
  expect(hash()).not.toBe(changed)
})

test('an empty folder, a test file or documentation does not change the hash', () => {
  const before = hash()
  mkdirSync(join(folder, 'left-over'))
  writeFileSync(join(folder, 'a.test.ts'), '')
  writeFileSync(join(folder, 'README.md'), '')
  expect(hash()).toBe(before)
})

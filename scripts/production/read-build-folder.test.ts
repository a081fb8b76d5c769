import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { readBuildFolder } from './read-build-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'build-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

it('the build folder is dist/menagerie, or the folder that is named', () => {
  expect(readBuildFolder([])).toBe(join(ROOT, 'dist/menagerie'))
  expect(readBuildFolder([join(root, 'out')])).toBe(join(root, 'out'))
  expect(readBuildFolder(['--help'])).toBeUndefined()
})

it('an earlier build or an empty folder is replaced, and any other folder is refused', () => {
  for (const name of ['empty', 'earlier', 'other']) mkdirSync(join(root, name))
  writeFileSync(join(root, 'earlier/start.ts'), '')
  writeFileSync(join(root, 'other/thesis.txt'), '')
  expect(readBuildFolder([join(root, 'empty')])).toBe(join(root, 'empty'))
  expect(readBuildFolder([join(root, 'earlier')])).toBe(join(root, 'earlier'))
  expect(() => readBuildFolder([join(root, 'other')])).toThrow('is there and is no earlier build')
})

it.each([
  [['--folder'], /npm run build/],
  [['one', 'two'], /^Name one folder, not 2/],
])('refuses %j with an explanation', (args, said) => {
  expect(() => readBuildFolder(args)).toThrow(said)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { listSlowest, readTimedTests } from './slowest.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the times of Vitest’s report, and of Playwright’s with all its tries', () => {
  const unit = write({
    testResults: [{ name: join(ROOT, 'web/src/a.test.ts'), assertionResults: [{ fullName: 'adds', duration: 1500 }] }],
  })
  expect(readTimedTests(unit)).toEqual([{ file: 'web/src/a.test.ts', title: 'adds', seconds: 1.5 }])
  const spec = { title: 'opens', file: 'menu.spec.ts', tests: [{ results: [{ duration: 2000 }, { duration: 1000 }] }] }
  const browser = write({
    suites: [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'the menu', specs: [spec] }] }],
  })
  expect(readTimedTests(browser)).toEqual([{ file: 'e2e/src/menu.spec.ts', title: 'the menu opens', seconds: 3 }])
})

test('a run without a report has no times', () => {
  expect(readTimedTests(join(folder, 'none.json'))).toEqual([])
})

test('the slowest first, tests and files', () => {
  const lines = listSlowest([
    { file: 'a.test.ts', title: 'one', seconds: 2 },
    { file: 'b.test.ts', title: 'two', seconds: 3 },
    { file: 'a.test.ts', title: 'three', seconds: 2 },
  ])
  expect(lines[1]).toBe('    3.0 s  b.test.ts: two')
  expect(lines.at(-2)).toBe('    4.0 s  a.test.ts')
})

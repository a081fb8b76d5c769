import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { readCounts } from './counts.ts'
import { listFailed, listRetried, listSlowest } from './sum-up.ts'
import { readToldTests } from './told-tests.ts'

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

test('durations are read from Vitest’s report, and from Playwright’s as the sum of all tries', () => {
  const passed = { fullName: 'adds', status: 'passed', duration: 1500, failureMessages: [] }
  const unit = write({
    testResults: [{ name: join(ROOT, 'web/src/a.test.ts'), status: 'passed', assertionResults: [passed] }],
  })
  expect(readToldTests(unit)).toEqual([{ file: 'web/src/a.test.ts', title: 'adds', seconds: 1.5 }])
  const tries = [{ duration: 2000, error: { message: 'late' } }, { duration: 1000 }]
  const spec = { title: 'opens', file: 'menu.spec.ts', tests: [{ status: 'flaky', results: tries }] }
  const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 }
  const browser = write({
    suites: [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'the menu', specs: [spec] }] }],
    errors: [{ message: 'SyntaxError: cannot be read' }],
    stats,
  })
  expect(readToldTests(browser)).toEqual([
    {
      file: 'e2e/src/menu.spec.ts',
      title: 'the menu opens',
      seconds: 3,
      retried: 'late',
    },
    { file: 'e2e', title: '', seconds: 0, fault: 'SyntaxError: cannot be read' },
  ])
  expect(readCounts(browser)).toEqual({ passed: 1, failed: 1 })
  expect(listRetried(readToldTests(browser))).toEqual(['e2e/src/menu.spec.ts: the menu opens: late'])
})

test('each failure is reported in one line, also a file that could not start and a test that did not run', () => {
  const red = '\u001b[31m'
  const results = [
    { fullName: 'adds', status: 'failed', duration: 1, failureMessages: [`${red}Error: 1 is not 2\n    at a.ts`] },
    { fullName: 'waits', status: 'skipped', failureMessages: [] },
  ]
  const unit = write({
    testResults: [
      { name: join(ROOT, 'a.test.ts'), status: 'failed', message: '', assertionResults: results },
      { name: join(ROOT, 'b.test.ts'), status: 'failed', message: '\nno such module', assertionResults: [] },
    ],
  })
  expect(listFailed(readToldTests(unit))).toEqual([
    'a.test.ts: adds: Error: 1 is not 2',
    'a.test.ts: waits: skipped',
    'b.test.ts: : no such module',
  ])
  const tries = [{ duration: 1, error: { message: `${red}Error: not seen` } }]
  const spec = { title: 'opens', file: 'menu.spec.ts', tests: [{ status: 'unexpected', results: tries }] }
  const browser = write({ suites: [{ title: 'menu.spec.ts', specs: [spec] }], errors: [] })
  expect(listFailed(readToldTests(browser))).toEqual(['e2e/src/menu.spec.ts: opens: Error: not seen'])
})

test('a run without a report has no durations', () => {
  expect(readToldTests(join(folder, 'none.json'))).toEqual([])
})

test('the slowest tests and files are listed first', () => {
  const lines = listSlowest([
    { file: 'a.test.ts', title: 'one', seconds: 2 },
    { file: 'b.test.ts', title: 'two', seconds: 3 },
    { file: 'a.test.ts', title: 'three', seconds: 2 },
  ])
  expect(lines[1]).toBe('    3.0 s  b.test.ts: two')
  expect(lines.at(-2)).toBe('    4.0 s  a.test.ts')
})

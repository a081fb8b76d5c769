import { expect, test } from 'vitest'
import { findEndingFaults, findStyleFaults } from './find-style-faults.ts'

test.each([
  'type Asked = { path: string }',
  'export type Row = readonly string[]',
  '  type Place<T> = { at: T }',
  'const a = {\n  ...{ b, c },\n}',
  ['save({ data: {', '...{ main } } })'].join(' '),
  ['<Form {', '...{ sites, settings }} />'].join(''),
])('%j is reported', (source) => {
  expect(findStyleFaults(source)).toHaveLength(1)
})

test.each([
  'type AskedPage = { path: string }',
  'type StoreRow = Row[]',
  'const a = {\n  ...(isNew && { b }),\n  ...c,\n}',
])('%j is accepted', (source) => {
  expect(findStyleFaults(source)).toEqual([])
})

test.each([
  'rmSync(folder, { recursive: true, maxRetries: 10 })',
  "  child.kill('SIGKILL')",
  '  other.kill()',
  "setTimeout(() => one.child.kill('SIGKILL'), 10)",
  "process.kill(-child.pid, 'SIGKILL')",
])('%j is reported because it hides that a process has not ended', (source) => {
  expect(findEndingFaults(source)).toHaveLength(1)
})

test.each([
  'await endProcess(child)',
  "site.child.kill('SIGTERM')",
  'await built.kill()',
  'afterEach(() => built.kill())',
  "process.kill(pidOfStudio, 'SIGKILL')",
  'waitForTask({ maxRetries: 5 })',
])('%j is accepted', (source) => {
  expect(findEndingFaults(source)).toEqual([])
})

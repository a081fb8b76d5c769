import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type About, appendHistory, findLast, readHistory } from './history.ts'
import type { BenchRow } from './row.ts'

const about: About = {
  date: '2026-11-21T12:00:00.000Z',
  commit: '4f2a91c',
  quick: false,
  machine: { cores: 2, model: 'A processor', memoryMb: 8000, node: 'v26.10.0' },
  busyCores: 0,
}
const row: BenchRow = { id: 'P8', what: 'cached page', figure: '1.10', baseline: '', goal: '', met: true }

function makeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-history-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'report.history.jsonl')
}

it('finds the last time that a measure was taken, skipping runs without it', () => {
  const file = makeFile()
  expect(readHistory(file)).toEqual([])
  appendHistory(file, about, [{ ...row, figure: '1.00' }])
  appendHistory(file, about, [row])
  appendHistory(file, about, [{ ...row, id: 'P9' }])
  appendHistory(file, about, [{ ...row, figure: 'not measured: no wrk here' }])
  expect(findLast(readHistory(file), about, row)?.figure).toBe('1.10')
})

it('ignores quick runs and runs on another machine', () => {
  const file = makeFile()
  appendHistory(file, { ...about, quick: true }, [row])
  appendHistory(file, { ...about, machine: { ...about.machine, cores: 8 } }, [row])
  expect(findLast(readHistory(file), about, row)).toBeUndefined()
})

it('skips history lines that are cut off or of another version', () => {
  const file = makeFile()
  appendHistory(file, about, [row])
  appendFileSync(file, '{"date":"20\n[1]\n')
  appendHistory(file, about, [{ ...row, figure: '1.20' }])
  expect(readHistory(file).map(({ rows }) => rows[0]?.figure)).toEqual(['1.10', '1.20'])
})

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { runTasks } from '../../../scripts/check/run-tasks.ts'
import { LONG_TAG, runBrowserTests } from '../../../scripts/test/browser-tests.ts'
import { addCounts, readCounts } from '../../../scripts/test/counts.ts'

/** P18: runs the tests that `npm test` leaves out: `*.long.test.ts`, and the journeys that `e2e/src/sample.ts` marks. */
export async function runLongTests(folder: string): Promise<BenchRow[]> {
  mkdirSync(folder, { recursive: true })
  return [await runLongFiles(join(folder, 'long.json')), await runMarkedJourneys(folder)]
}

async function runLongFiles(report: string): Promise<BenchRow> {
  rmSync(report, { force: true })
  const command = [
    'vitest',
    'run',
    '--project',
    'long',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  await runTasks([{ name: 'long tests', command }])
  return toRow('integration tests that take long', [report])
}

async function runMarkedJourneys(folder: string): Promise<BenchRow> {
  const reports = await runBrowserTests(folder, ['--grep', LONG_TAG], { parts: ['journeys', 'studio', 'alone'] })
  return toRow('journeys at further sites, widths and devices', reports)
}

function toRow(what: string, reports: readonly string[]): BenchRow {
  const { passed, failed } = addCounts(reports.map(readCounts))
  return {
    id: 'P18',
    what,
    figure: `${failed} of ${passed + failed} failed`,
    baseline: '',
    goal: '0',
    met: failed === 0 && passed > 0,
  }
}

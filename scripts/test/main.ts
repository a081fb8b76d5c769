import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTasks } from '../check/run-tasks.ts'
import { STATIC_TASKS } from '../check/tasks.ts'
import { Problem } from '../problem.ts'
import { findNotRun, readAsvsTable } from '../security/asvs-table.ts'
import { buildIfChanged } from '../start/build.ts'
import { step } from '../start/step.ts'
import { findStateFolder } from '../state-folder.ts'
import { runBrowserTests, startTestProduct } from './browser-tests.ts'
import { addCounts, type Counts, readCounts } from './counts.ts'
import { listFailed, listRetried, listSlowest } from './sum-up.ts'
import { readToldTests, type ToldTest } from './told-tests.ts'

/**
 * `npm test` runs everything that must pass before a change lands. `-- e2e` and the like run one part, `-- e2e NAME` all tests of
 * some files. `npm run proof -- tests` runs the rest: long tests, and further sites, widths and devices of journeys.
 */
const TEST_PARTS = ['static', 'unit', 'build', 'int', 'e2e']
const [only, ...rest] = process.argv.slice(2)
if (only !== undefined && !TEST_PARTS.includes(only)) {
  console.error(`npm test [-- PART [FILE …]]: there is no part "${only}"; there are ${TEST_PARTS.join(', ')}.`)
  process.exit(1)
}
const folder = join(findStateFolder(), 'test')
mkdirSync(folder, { recursive: true })
// A hundred processes load the same code, so compiled code is cached by its content.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
const began = performance.now()
const counts: Counts[] = []
const minutes: string[] = []
const told: ToldTest[] = []
/** Checks and parts that failed. */
const failedTasks: string[] = []

async function part(name: string, work: () => Promise<Counts>) {
  if (only && only !== name) return
  console.log(`\n${name}`)
  const start = performance.now()
  counts.push(await work())
  minutes.push(`${name} ${((performance.now() - start) / 60_000).toFixed(1)}`)
}

/** Projects by part, with those that have a part of their own, such as unit-alone. */
const PROJECTS = { unit: ['unit*', 'thorough'], int: rest.length > 0 ? ['int*', 'long'] : ['int*'] }

async function runVitest(project: 'unit' | 'int'): Promise<Counts> {
  const report = join(folder, `${project}.json`)
  rmSync(report, { force: true })
  const failed = await runTasks([
    {
      name: `${project} tests`,
      command: [
        'vitest',
        'run',
        ...PROJECTS[project].flatMap((name) => ['--project', name]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...rest,
      ],
    },
  ])
  const result = readCounts(report)
  told.push(...readToldTests(report))
  return { ...result, failed: Math.max(result.failed, failed.length) }
}

async function runStatic(): Promise<Counts> {
  const failed = await runTasks(STATIC_TASKS)
  failedTasks.push(...failed)
  return { passed: STATIC_TASKS.length - failed.length, failed: failed.length }
}

async function runBuild(name: 'web' | 'studio'): Promise<void> {
  const logFolder = join(findStateFolder(), 'log')
  mkdirSync(logFolder, { recursive: true })
  const { signal } = new AbortController()
  await step(name, () => buildIfChanged(name, logFolder, signal))
}

async function runBuilds(): Promise<Counts> {
  await runBuild('web')
  await runBuild('studio')
  return { passed: 2, failed: 0 }
}

try {
  const readAndBuild = async () => {
    await part('static', runStatic)
    await part('build', runBuilds)
  }
  // Each alone would leave half a core idle, and neither measures time.
  await Promise.all([readAndBuild(), part('unit', () => runVitest('unit'))])
  // Integration tests spend half of their time waiting. Meanwhile the product for the browser tests is started.
  const product = only ? undefined : startTestProduct()
  // Without a current build, each of seven files would make one.
  if (only === 'int' && rest.length === 0) await runBuild('web')
  // The part that needs the product reports its failure.
  product?.catch(() => undefined)
  await part('int', () => runVitest('int'))
  await part('e2e', async () => {
    const reports = await runBrowserTests(folder, rest, { isSample: rest.length === 0, product })
    told.push(...reports.flatMap(readToldTests))
    return addCounts(reports.map(readCounts))
  })
} catch (error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  failedTasks.push(error instanceof Error ? error.message : String(error))
  counts.push({ passed: 0, failed: 1 })
}
const notRun = only ? [] : findNotRun(readAsvsTable(), told)
counts.push({ passed: 0, failed: notRun.length })
const { passed, failed } = addCounts(counts)
console.log(`\n${listSlowest(told).join('\n')}`)
if (notRun.length > 0) console.log(`\nOf docs/security/asvs.md:\n${notRun.join('\n')}`)
console.log(`\nMinutes by part: ${minutes.join(', ')}.`)
const retried = listRetried(told)
if (retried.length > 0)
  console.log(`\nPassed at the second try only:\n${retried.map((line) => `  ${line}`).join('\n')}`)
const again = retried.length > 0 ? ` (${retried.length} at the second try only)` : ''
const failures = [...failedTasks, ...listFailed(told)]
// Printed at the end, where readers of a long log look first.
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`)
console.log(
  `\nDone after ${((performance.now() - began) / 60_000).toFixed(1)} minutes.\n${passed} passed${again}, ${failed} failed`,
)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

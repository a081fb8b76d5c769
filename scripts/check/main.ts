import { runTasks } from './run-tasks.ts'
import { STATIC_TASKS } from './tasks.ts'

/** `npm run check`: "may I commit?" Types, lint and unit tests, in under a minute. */
const began = performance.now()
const failed = await runTasks([
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit*', '--reporter=minimal'] },
  ...STATIC_TASKS,
])
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(failed.length === 0 ? `\nAll clear after ${seconds} s.` : `\nNot yet (${seconds} s): ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

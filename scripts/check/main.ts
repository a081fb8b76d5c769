import { listChangedFiles } from './changed-files.ts'
import { toChangedTasks } from './changed-tasks.ts'
import { runTasks } from './run-tasks.ts'
import { STATIC_TASKS } from './tasks.ts'

/**
 * `npm run check` tells in under a minute whether a change may be committed: types, lint and unit tests. With `--
 * changed` it checks only what this branch changes and what is nearest to it, for use between two edits.
 */
const UNIT_TESTS = { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit*', '--reporter=minimal'] }
const began = performance.now()
const [what, ...others] = process.argv.slice(2)
const isOfChanged = what === 'changed'
if ((what !== undefined && !isOfChanged) || others.length > 0) {
  console.error('npm run check, or npm run check -- changed: there is no other way.')
  process.exit(1)
}
const failed = await runTasks(isOfChanged ? toChangedTasks(listChangedFiles()) : [UNIT_TESTS, ...STATIC_TASKS])
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(failed.length === 0 ? `\nAll clear after ${seconds} s.` : `\nNot yet (${seconds} s): ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

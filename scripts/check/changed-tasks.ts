import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'
import { findRelatedTests } from './related-tests.ts'
import { SOURCE_FOLDERS } from './source-folders.ts'
import { type CheckTask, STATIC_TASKS, TYPE_TASKS } from './tasks.ts'

const SOURCE = /\.(?:tsx?|mjs|js)$/
/** A company folder holds data; the tests of the workspaces cover it. */
const WORKSPACES = SOURCE_FOLDERS.filter((folder) => folder !== 'company')
/** Checks of the whole repository by name, each with the files whose change can break it. */
const ONLY_AFTER: Record<string, RegExp> = {
  lockfile: /(^|\/)package(-lock)?\.json$/,
  'generated files': /^studio\//,
  'lists of blocks': /^web\/src\/blocks\//,
  migrations: /^(studio|contract|sites)\/|^web\/src\/blocks\//,
  'file lengths': SOURCE,
}

/** Returns what `npm run check -- changed` runs: types and lint of changed files and of the files that import them, and the nearest tests. */
export function toChangedTasks(files: readonly string[]): CheckTask[] {
  const sources = files.filter((file) => SOURCE.test(file) && WORKSPACES.includes(file.split('/')[0] ?? ''))
  const styles = files.filter((file) => file.endsWith('.css'))
  const formatted = files.filter((file) => /\.(?:tsx?|mjs|js|json|css)$/.test(file))
  const tests = findRelatedTests(sources, readSources())
  const whole = STATIC_TASKS.filter(({ name }) => files.some((file) => ONLY_AFTER[name]?.test(file)))
  return [
    ...TYPE_TASKS.filter(({ reads }) => sources.some((file) => reads.test(file))),
    ...withFiles({ name: 'unit tests', command: ['vitest', 'run', '--project', 'unit*', '--reporter=minimal'] }, tests),
    ...withFiles(
      { name: 'format and lint', command: ['biome', 'ci', '--reporter=summary', '--no-errors-on-unmatched'] },
      formatted,
    ),
    ...withFiles({ name: 'directions', command: [...DIRECTIONS] }, sources),
    ...withFiles({ name: 'styles', command: ['stylelint'] }, styles),
    ...whole,
  ]
}

/** Looks only at each file's own imports. Cycles are left to the full check. */
const DIRECTIONS = ['depcruise', '--config', '.dependency-cruiser.js', '--output-type', 'err', '--do-not-follow', '.']

const withFiles = ({ name, command }: CheckTask, files: readonly string[]): CheckTask[] =>
  files.length === 0 ? [] : [{ name: `${name} (${files.length})`, command: [...command, ...files] }]

function readSources() {
  const files = globSync(
    WORKSPACES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT, exclude: (name) => /node_modules|(^|\/)(dist|\.next)$/.test(name) },
  )
  return { files, read: (file: string) => readFileSync(join(ROOT, file), 'utf8') }
}

import { join } from 'node:path'
import { findStateFolder } from '../state-folder.ts'
import { HAS_DEMO, SOURCE_FOLDERS } from './source-folders.ts'

export type CheckTask = { name: string; command: string[] }

/** What the programs that a bundler resolves read, directly or through imports. */
const OF_BUNDLER = /^(web|studio|e2e|bench|proof|contract|sites|company|search|telemetry)\//

/**
 * Projects for the compiler, the longest first. Workspaces with the same settings share most files, so they are
 * checked together and each file is read once: 82 s of processor time instead of 173.
 */
const TYPES: readonly (readonly [workspaces: string, project: string, reads: RegExp])[] = [
  ...(HAS_DEMO
    ? ([['web, studio, e2e, bench, proof', 'tsconfig.bundler.json', OF_BUNDLER]] as const)
    : ([
        ['web', 'web', OF_BUNDLER],
        ['studio', 'studio', OF_BUNDLER],
      ] as const)),
  HAS_DEMO
    ? ['contract, sites, company, telemetry, demo', 'tsconfig.node.json', /^(contract|sites|company|telemetry|demo)\//]
    : ['contract, sites, company, telemetry', 'tsconfig.core.json', /^(contract|sites|company|telemetry)\//],
  ['search', 'search', /^(search|contract)\//],
  ['scripts', 'scripts', /^scripts\//],
]

/** `reads` matches the files that the task looks at. */
export const TYPE_TASKS: readonly (CheckTask & { reads: RegExp })[] = TYPES.map(([workspaces, project, reads]) => ({
  name: `types of ${workspaces}`,
  command: checkTypes(project),
  reads,
}))

/** Types and lint: all checks that read the code without running it. */
export const STATIC_TASKS: CheckTask[] = [
  ...TYPE_TASKS,
  // npm drops the packages of other platforms from a lockfile when its registry lacks them, and only a fresh clone would notice.
  { name: 'lockfile', command: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--loglevel=error'] },
  { name: 'format and lint', command: ['biome', 'ci', '--reporter=summary', '.'] },
  {
    name: 'directions',
    command: ['depcruise', '--config', '.dependency-cruiser.js', '--output-type', 'err', ...SOURCE_FOLDERS],
  },
  {
    name: 'styles',
    command: [
      'stylelint',
      'company/**/*.css',
      'web/src/**/*.css',
      'studio/**/*.css',
      '!**/node_modules/**',
      '!**/.next/**',
    ],
  },
  { name: 'generated files', command: ['node', 'studio/src/tools/generated/check.ts'] },
  { name: 'lists of blocks', command: ['node', 'web/bundling/list-blocks.ts', '--check'] },
  { name: 'migrations', command: ['node', 'studio/src/tools/create-migration.ts', '--check'] },
  { name: 'names of companies', command: ['node', 'scripts/check/company-names.ts'] },
  { name: 'file lengths', command: ['node', 'scripts/check/file-lengths.ts'] },
  { name: 'names and comments', command: ['node', 'scripts/check/names-and-comments.ts'] },
  { name: 'where code stands', command: ['node', 'scripts/check/where-code-stands.ts'] },
  { name: 'paths that docs name', command: ['node', 'scripts/check/named-paths.ts'] },
  { name: 'commit messages', command: ['node', 'scripts/check/commit-messages.ts'] },
]

/** Keeps the compiler's results, so that the next check reads only what has changed. */
function checkTypes(project: string): string[] {
  const kept = join(findStateFolder(), 'check', `${project.replace(/\W/g, '-')}.tsbuildinfo`)
  return ['node', 'node_modules/typescript-native/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept]
}

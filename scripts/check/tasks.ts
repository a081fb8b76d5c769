export type Task = { name: string; command: string[] }

const WORKSPACES = ['contract', 'brands', 'search', 'site', 'studio', 'demo', 'e2e', 'bench', 'proof', 'scripts']

/** Types and lint: everything that reads the code without running it. */
export const STATIC_TASKS: Task[] = [
  // npm drops the other platforms' packages from a lockfile when its registry lacks them, and only a fresh clone notices.
  { name: 'lockfile', command: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--loglevel=error'] },
  { name: 'format and lint', command: ['biome', 'ci', '--reporter=summary', '.'] },
  {
    name: 'directions',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.js',
      '--output-type',
      'err',
      'contract',
      'brands',
      'search',
      'site',
      'studio',
      'demo',
      'bench',
      'proof',
      'e2e',
    ],
  },
  {
    name: 'styles',
    command: [
      'stylelint',
      'brands/src/**/*.css',
      'site/src/**/*.css',
      'studio/**/*.css',
      '!**/node_modules/**',
      '!**/.next/**',
    ],
  },
  { name: 'file lengths', command: ['node', 'scripts/check/file-lengths.ts'] },
  ...WORKSPACES.map((name) => ({ name: `types of ${name}`, command: ['tsc', '-p', name] })),
]

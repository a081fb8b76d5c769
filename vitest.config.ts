import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findStateFolder } from './scripts/state-folder.ts'
import { FileOrder } from './scripts/test/file-order.ts'
import { keepTemporaryFiles } from './scripts/test/run-folder.ts'

/** Tests that look at a document. */
const DOM = ['*/src/**/*.test.tsx', 'web/src/templates/**/*.test.ts']
/** They say which formats of pictures a process reads. */
const PICTURES = ['web/src/media/imaging/*.test.ts']
/** They read the whole configuration of the studio, which makes the labels of all forms tell themselves by language. */
const OF_CONFIGURATION = [
  'studio/src/model/languages/forms-in-pseudo.test.ts',
  'studio/src/access/closed-by-default.test.ts',
]
/** Tests that change what the process of others shares: listeners of its document. */
const ALONE = ['web/src/features/navigation/browser/dismiss-menus.test.ts']
/** Dictionaries, axe on every part of the site, all of the demo's rows, drawings and queries, a whole company, and alerts over simulated hours: `npm test` asks them, `npm run check` does not wait. */
const THOROUGH = [
  'demo/src/spelling/*.test.ts',
  'web/src/gallery/parts.test.tsx',
  'demo/src/content/broken-rows.test.ts',
  'demo/src/content/{load-content,articles/prose,search/search,stores/stores}.test.ts',
  'demo/src/pictures/{drawings,packs/own-packs}.test.ts',
  'demo/src/big-world/invent.test.ts',
  'proof/src/relevance/{judge-owners,judged-files}.test.ts',
  'scripts/company/third-brand.test.ts',
  'scripts/production/monitoring.test.ts',
]
/** `long`: what only `npm run proof -- tests` runs. Both have a PostgreSQL of their own. */
const OTHERS = ['**/*.{int,long}.test.ts', '**/node_modules/**']
/** Tests with a database: those of the studio share one Payload per process, which reads its settings once. */
const OF_STUDIO = ['{studio,demo}/src/**/*.int.test.ts']
/** They start the studio with settings of their own. */
const OWN_STUDIO = [
  'studio/src/platform/lost-connections.int.test.ts',
  'studio/src/platform/storage/uploads-in-bucket.int.test.ts',
]
const WITH_DATABASE = [
  {
    name: 'int',
    include: ['{scripts,search,web,bench,e2e,proof}/**/*.int.test.ts', ...OWN_STUDIO],
    exclude: ['**/node_modules/**'],
  },
  {
    name: 'int-studio',
    include: OF_STUDIO,
    exclude: [...OWN_STUDIO, '**/node_modules/**'],
    isolate: false,
  },
  { name: 'long', include: ['{*/src,scripts}/**/*.long.test.ts'], exclude: ['**/node_modules/**'] },
]
/** A checkout without the demo has nothing that these could drive. */
const DRIVERS = existsSync(new URL('demo', import.meta.url)) ? [] : ['{e2e,bench,proof}/**']

// Before any process of the run begins.
keepTemporaryFiles()

export default defineConfig({
  test: {
    // A machine that does other things besides has time enough; what hangs is found all the same.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: FileOrder },
    // By default one less than there are cores, which of two leaves one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What a module becomes is kept by its content: the next run reads it and does half the work.
    fsModuleCache: true,
    fsModuleCachePath: join(findStateFolder(), 'check', 'vitest'),
    expect: { poll: { timeout: 20_000 } },
    // Themes are read as text; all other styles stay empty in tests.
    css: { include: [/theme\.css/] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*/src/**/*.test.ts', '{web,studio}/bundling/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...DOM, ...ALONE, ...PICTURES, ...OF_CONFIGURATION, ...THOROUGH, ...OTHERS, ...DRIVERS],
          // What the files share is loaded once and not a hundred times. None may leave anything behind.
          isolate: false,
        },
      },
      {
        extends: true,
        // Next.js keeps the parts of the studio as they are written.
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit-dom',
          include: DOM,
          exclude: [...THOROUGH, ...OTHERS, ...DRIVERS],
          isolate: false,
          setupFiles: ['web/src/ui/testing/clean-document.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: THOROUGH,
          // A dictionary of Finnish needs half a minute where other tests run beside it.
          testTimeout: 180_000,
          exclude: OTHERS,
          // The demo's content is read once, which took as long as the tests that ask it.
          isolate: false,
          setupFiles: ['web/src/ui/testing/clean-document.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          include: ALONE,
          exclude: OTHERS,
        },
      },
      {
        extends: true,
        test: { name: 'unit-pictures', include: PICTURES, exclude: OTHERS, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit-configuration',
          include: OF_CONFIGURATION,
          exclude: OTHERS,
          isolate: false,
          env: { STUDIO_PSEUDO_LANGUAGE: '1', PAYLOAD_SECRET: 'not used: nothing is signed here' },
        },
      },
      ...WITH_DATABASE.map(({ exclude, ...rest }) => ({
        extends: true as const,
        test: {
          ...rest,
          exclude: [...exclude, ...DRIVERS],
          globalSetup: ['scripts/postgres/vitest-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // More than there are cores: the longest of them wait for time-outs most of the time.
          maxWorkers: 4,
        },
      })),
    ],
  },
})

import { basename, join } from 'node:path'
import { build, mergeConfig, type Plugin, type Rolldown } from 'vite'
import { plainImports, usedClasses } from './lean-scripts.ts'
import { SHARED, SITE } from './shared-config.ts'

/** Drops the styles: pages bring them already, scripts import only the class names. */
const dropStyles: Plugin = {
  name: 'drop-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
    },
  },
}

const VISITORS_SCRIPT = join(SITE, 'src/browser/entry.ts')
export const PREVIEW_ENTRY = join(SITE, 'src/features/preview/browser/entry.ts')
/** Entry of the browser's worker that groups the stores of the store finder's map. */
export const MARK_WORKER = join(SITE, 'src/features/stores/browser/map/mark-worker.ts')
export const GALLERY_SCRIPT = join(SITE, 'src/gallery/browser/entry.ts')

/** Bundles one script of the pages (by default the visitors' own) with what it loads later. Returns the entry's file name. */
export async function bundleBrowser(outDir: string, entry = VISITORS_SCRIPT, plugins: Plugin[] = []): Promise<string> {
  const made = await build(
    mergeConfig(SHARED, {
      plugins: [usedClasses, plainImports, dropStyles, ...plugins],
      build: {
        outDir,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
          },
        },
      },
    }),
  )
  return basename(findEntry(made))
}

function findEntry(made: Awaited<ReturnType<typeof build>>): string {
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(made) ? made : 'output' in made ? [made] : []
  for (const { output } of outputs) {
    for (const file of output) if (file.type === 'chunk' && file.isEntry) return file.fileName
  }
  throw new Error('the browser build has no entry')
}

import { join } from 'node:path'
import { build, mergeConfig, type Plugin } from 'vite'
import { type ReachedStyles, reportReachedStyles } from './find-reached-styles.ts'
import { SHARED, SITE } from './shared-config.ts'

type ServerOptions = {
  entry?: string
  name?: string
  plugins?: Plugin[]
  /** Leaves packages in `node_modules`, for a development build that is soon replaced. */
  isForNow?: boolean
}

/**
 * Bundles all but native modules into one file, which starts much faster than hundreds of modules. Returns which
 * styles its modules use.
 */
export async function bundleServer(outDir: string, options: ServerOptions = {}): Promise<ReachedStyles> {
  const { entry = join(SITE, 'src/server/main.ts'), name = 'main.js', plugins = [], isForNow = false } = options
  let reached: ReachedStyles = { frame: [], lists: {} }
  const report = (found: ReachedStyles) => {
    reached = found
  }
  await build(
    mergeConfig(SHARED, {
      plugins: [reportReachedStyles(report), ...plugins],
      ssr: isForNow ? { noExternal: [/^@menagerie\//] } : { noExternal: true, external: ['sharp'] },
      build: {
        ssr: entry,
        outDir,
        target: 'node24',
        // Stack traces in the log should be readable.
        minify: false,
        rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
      },
    }),
  )
  return reached
}

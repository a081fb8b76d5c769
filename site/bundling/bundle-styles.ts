import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrandKey } from '@menagerie/brands/brand-locale'
import { build, mergeConfig, type Plugin, type Rolldown } from 'vite'
import { SHARED, SITE } from './shared-config.ts'

const ENTRY = 'brand-styles'
const RESOLVED = `\0${ENTRY}`
/** In the order of the layers, for the reader of the result: the layers decide, not the order. */
const FOLDERS = ['ui', 'content', 'features', 'blocks', 'templates']

/** One brand's stylesheet: its fonts and theme, the base styles, and those of every component. */
export async function bundleStyles(brand: BrandKey, outDir: string): Promise<string> {
  const made = await build(
    mergeConfig(SHARED, {
      plugins: [entryOf(brand)],
      // Fonts are asked for beside the stylesheet, not at the root.
      base: '/assets/',
      build: {
        outDir,
        cssCodeSplit: false,
        cssMinify: 'lightningcss',
        rolldownOptions: {
          input: ENTRY,
          preserveEntrySignatures: 'strict',
          output: {
            assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
              names.some((name) => name.endsWith('.css')) ? `${brand}-[hash][extname]` : '[name]-[hash][extname]',
          },
        },
      },
    }),
  )
  return basename(findStylesheet(made))
}

function entryOf(brand: BrandKey): Plugin {
  return {
    name: 'brand-styles',
    resolveId: (id) => (id === ENTRY ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const brandFolder = join(SITE, '../brands/src', brand)
      const modules = FOLDERS.flatMap((folder) => globSync(`src/${folder}/**/*.module.css`, { cwd: SITE }).sort())
      const base = ['fonts.css', 'theme.css'].map((file) => join(brandFolder, file))
      return [
        toImport(join(SITE, 'src/ui/layers.css')),
        ...base.map(toImport),
        toImport(join(SITE, 'src/ui/global.css')),
        // Class names that nobody exports would take their styles with them.
        ...modules.map((file, index) => `export { default as m${index} } from ${JSON.stringify(join(SITE, file))}`),
      ].join('\n')
    },
    // The script around the styles is nobody's.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.keys(bundle)) if (file.endsWith('.js')) delete bundle[file]
      },
    },
  }
}

const toImport = (file: string) => `import ${JSON.stringify(file)}`

function findStylesheet(made: Awaited<ReturnType<typeof build>>): string {
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(made) ? made : 'output' in made ? [made] : []
  for (const { output } of outputs) {
    for (const file of output) if (file.fileName.endsWith('.css')) return file.fileName
  }
  throw new Error('the build has no stylesheet')
}

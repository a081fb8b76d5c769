import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { build, mergeConfig, type Plugin } from 'vite'
import { FONTS_ALIAS } from './cut-fonts.ts'
import { SHARED, SITE } from './shared-config.ts'
import { takeStyles } from './take-styles.ts'

/** In the order of the layers, for the reader of the result: the layers decide, not the order. */
const FOLDERS = ['ui', 'content', 'features', 'blocks', 'templates', 'gallery']
export const GLOBAL = 'src/ui/global.css'

/** Each file of styles by its path below `web/`, small and alone, in the order in which they stand on a page. */
export type Styles = ReadonlyMap<string, string>

/** All styles of the site and its brands. Fonts come from the folder `fonts` and go to `outDir`; the styles are the caller's to put together. */
export async function bundleStyles(outDir: string, fonts: string, plugins: Plugin[] = []): Promise<Styles> {
  const modules = FOLDERS.flatMap((folder) => globSync(`src/${folder}/**/*.module.css`, { cwd: SITE }).sort())
  const files = [GLOBAL, ...BRAND_KEYS.flatMap(brandStyles), ...modules]
  const found = new Map<string, string>()
  await build(
    mergeConfig(SHARED, {
      plugins: [...plugins, takeStyles(found)],
      resolve: { alias: { [FONTS_ALIAS]: fonts } },
      // Fonts are asked for beside the stylesheet, not at the root.
      base: '/assets/',
      build: {
        outDir,
        cssMinify: 'lightningcss',
        rolldownOptions: {
          // Styles are the plugins' work: no news for a build.
          checks: { pluginTimings: false },
          input: files.map((file) => join(SITE, file)),
          // Class names that are not exported would take their styles with them.
          preserveEntrySignatures: 'strict',
          output: { assetFileNames: '[name]-[hash][extname]' },
        },
      },
    }),
  )
  // A file without a rule has no output.
  return new Map(files.map((file) => [file, found.get(file) ?? '']))
}

/** Fonts and theme of a brand; one that is set in the device's own letters has no file of fonts. */
export function brandStyles(brand: BrandKey): string[] {
  const files = ['fonts.css', 'theme.css'].map((file) => join(findCompanyFolder(), brand, file))
  return files.filter((file) => existsSync(file)).map((file) => relative(SITE, file))
}

import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { build, mergeConfig, type Plugin } from 'vite'
import { FONTS_ALIAS } from './cut-fonts.ts'
import { SHARED, SITE } from './shared-config.ts'
import { takeStyles } from './take-styles.ts'

/** In the order of the CSS layers, for readability only: the layers decide, not the order of the files. */
const FOLDERS = ['ui', 'content', 'features', 'blocks', 'templates', 'gallery']
export const GLOBAL = 'src/ui/global.css'

/** Each file of styles by its path below `web/`, minified by itself, in the order in which they stand on a page. */
export type Styles = ReadonlyMap<string, string>

/** Minifies all styles of the site and its brands. Fonts come from the folder `fonts` and go to `outDir`; callers join the styles. */
export async function bundleStyles(outDir: string, fonts: string, plugins: Plugin[] = []): Promise<Styles> {
  const modules = FOLDERS.flatMap((folder) => globSync(`src/${folder}/**/*.module.css`, { cwd: SITE }).sort())
  const files = [GLOBAL, ...BRAND_KEYS.flatMap(brandStyles), ...modules]
  const found = new Map<string, string>()
  await build(
    mergeConfig(SHARED, {
      plugins: [...plugins, takeStyles(found)],
      resolve: { alias: { [FONTS_ALIAS]: fonts } },
      // URLs of fonts begin with /assets/, where the stylesheets are, too.
      base: '/assets/',
      build: {
        outDir,
        cssMinify: 'lightningcss',
        rolldownOptions: {
          // Plugins do nearly all the work here, so a warning about their time would be noise.
          checks: { pluginTimings: false },
          input: files.map((file) => join(SITE, file)),
          // Keeps the exported class names: styles whose class names are not exported would be dropped.
          preserveEntrySignatures: 'strict',
          output: { assetFileNames: '[name]-[hash][extname]' },
        },
      },
    }),
  )
  // A file without a rule has no output.
  return new Map(files.map((file) => [file, found.get(file) ?? '']))
}

/** Returns the fonts and theme of a brand; a brand that uses the device's fonts has no `fonts.css`. */
export function brandStyles(brand: BrandKey): string[] {
  const files = ['fonts.css', 'theme.css'].map((file) => join(findCompanyFolder(), brand, file))
  return files.filter((file) => existsSync(file)).map((file) => relative(SITE, file))
}

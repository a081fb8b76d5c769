import { createHash } from 'node:crypto'
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { FLAGS, flagFile, hasFlag } from '@menagerie/brands/flags'
import { SITE } from './shared-config.ts'

const HASH_LENGTH = 8
const BRANDS = join(SITE, '../brands/src')

/**
 * Logos, icons and flags under names that tell their content. Returns the file names by the name the code uses. All of a folder
 * share one hash: a page names two dozen of them, and a hash that it has named before packs to nothing.
 */
export function copyBrandFiles(outDir: string): Record<string, string> {
  const drawings = globSync('*/assets/**/*.{svg,png,ico,webp,jpg}', { cwd: BRANDS }).sort()
  const flags = Object.keys(FLAGS).filter(hasFlag)
  const sources = [
    ...drawings.map((name) => ({ name, source: join(BRANDS, name) })),
    ...flags.map((country) => ({ name: `flags/${country.toLowerCase()}.svg`, source: flagFile(country) })),
  ]
  const folders = Map.groupBy(sources, ({ name }) => name.split('/')[0] ?? '')
  return Object.fromEntries(
    [...folders].flatMap(([folder, files]) => {
      const hash = toHash(files.map(({ source }) => source))
      return files.map(({ name, source }) => [
        name,
        copyNamed(`${folder}-${basename(source, extname(source))}-${hash}`, source, outDir),
      ])
    }),
  )
}

function toHash(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, HASH_LENGTH)
}

function copyNamed(stem: string, source: string, outDir: string): string {
  const file = `${stem}${extname(source)}`
  copyFileSync(source, join(outDir, file))
  return file
}

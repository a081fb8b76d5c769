import { createHash } from 'node:crypto'
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { FLAGS, flagFile, hasFlag } from '@menagerie/brands/flags'
import { SITE } from './shared-config.ts'

const HASH_LENGTH = 8
const BRANDS = join(SITE, '../brands/src')

/** Logos, icons and flags under names that tell their content. Returns the file names by the name the code uses. */
export function copyBrandFiles(outDir: string): Record<string, string> {
  const drawings = globSync('*/assets/**/*.{svg,png,ico,webp,jpg}', { cwd: BRANDS }).sort()
  const flags = Object.keys(FLAGS).filter(hasFlag)
  const sources = [
    ...drawings.map((name) => [name, join(BRANDS, name)] as const),
    ...flags.map((country) => [`flags/${country.toLowerCase()}.svg`, flagFile(country)] as const),
  ]
  return Object.fromEntries(sources.map(([name, source]) => [name, copyHashed(name, source, outDir)]))
}

function copyHashed(name: string, source: string, outDir: string): string {
  const hash = createHash('sha256').update(readFileSync(source)).digest('base64url').slice(0, HASH_LENGTH)
  const [folder] = name.split('/')
  const ending = extname(source)
  const file = `${folder}-${basename(source, ending)}-${hash}${ending}`
  copyFileSync(source, join(outDir, file))
  return file
}

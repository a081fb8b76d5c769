import { createHash } from 'node:crypto'
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { FLAG_COUNTRIES, flagFile } from '@menagerie/sites/flags'
import sharp from 'sharp'
import { MENU_ICON_PATHS, NAVIGATION_ICONS_FILE } from '../src/features/navigation/icons/menu-icon-paths.ts'
import { SOCIAL_NETWORK_LOOKS } from '../src/features/navigation/icons/social-networks.ts'
import { SITE } from './shared-config.ts'

const HASH_LENGTH = 8
/** Flags are shown at 24 × 18 CSS pixels, on screens with a pixel ratio of up to 3. */
const FLAG_SIZE = [72, 54] as const
/** Folder of pictures that all companies share, such as hazard signs. */
const SHARED_FILES = join(SITE, '../sites/src')

/**
 * Copies logos, icons and flags under names with a content hash. Returns the file names by the name the code uses.
 * All files of a folder share one hash: a page names two dozen of them, and a repeated hash compresses to almost
 * nothing. Flags become pixels: two dozen SVGs at once take a browser several times as long to paint.
 */
export async function copyBrandFiles(outDir: string): Promise<Record<string, string>> {
  const copied = [SHARED_FILES, findCompanyFolder()].flatMap((root) => copyDrawings(root, outDir))
  return Object.fromEntries([...copied, ...(await drawFlags(outDir)), writeNavigationIcons(outDir)])
}

function copyDrawings(root: string, outDir: string): (readonly [string, string])[] {
  const drawings = globSync('*/assets/**/*.{svg,png,ico,webp,jpg}', { cwd: root }).sort()
  const folders = Map.groupBy(drawings, (name) => name.split('/')[0] ?? '')
  return [...folders].flatMap(([folder, names]) => {
    const hash = toHash(names.map((name) => readFileSync(join(root, name))))
    return names.map((name) => {
      const file = `${folder}-${basename(name, extname(name))}-${hash}${extname(name)}`
      copyFileSync(join(root, name), join(outDir, file))
      return [name, file] as const
    })
  })
}

/** Writes the icons of menus and social networks into one file: pages reference it instead of containing each drawing twice, for both menu widths. */
function writeNavigationIcons(outDir: string): readonly [string, string] {
  const networks = Object.entries(SOCIAL_NETWORK_LOOKS).map(([name, { path }]) => [name, path] as const)
  const paths = [...Object.entries(MENU_ICON_PATHS), ...networks].map(([id, path]) => `<path id="${id}" d="${path}"/>`)
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`)
  const file = `navigation-icons-${toHash([drawing])}.svg`
  writeFileSync(join(outDir, file), drawing)
  return [NAVIGATION_ICONS_FILE, file]
}

async function drawFlags(outDir: string): Promise<(readonly [string, string])[]> {
  const flags = await Promise.all(
    FLAG_COUNTRIES.map((country) =>
      sharp(flagFile(country))
        .resize(...FLAG_SIZE)
        .webp({ lossless: true })
        .toBuffer(),
    ),
  )
  const hash = toHash(flags)
  return FLAG_COUNTRIES.map((country, index) => {
    const code = country.toLowerCase()
    const file = `flags-${code}-${hash}.webp`
    writeFileSync(join(outDir, file), flags[index] ?? '')
    return [`flags/${code}.webp`, file] as const
  })
}

function toHash(contents: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, HASH_LENGTH)
}

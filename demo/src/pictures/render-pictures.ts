import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type AnyPictureName, drawPicture } from './drawings.ts'
import { isOwnPackName } from './packs/own-packs.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of the pictures that are already rendered; it may be deleted at any time. Tests share one over all their states. */
export function findPictureFolder(): string {
  const { DEMO_PICTURES_DIR, MENAGERIE_VAR = 'var' } = process.env
  return resolve(PROJECT_ROOT, DEMO_PICTURES_DIR ?? join(MENAGERIE_VAR, 'demo-pictures'))
}

/**
 * Thousands of packs in the languages of countries take less time and room as JPEG, and no letter looks worse. Codes made
 * for each file would make it 6 % smaller in twice the time; visitors get renditions, never this file.
 */
const PACK_JPEG = { quality: 86, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

export const toPictureType = (name: AnyPictureName): 'png' | 'jpg' => (isOwnPackName(name) ? 'jpg' : 'png')

/** File of one picture. It is named by what is drawn, so that a changed drawing is rendered again and nothing else. */
export async function renderPicture(name: AnyPictureName, folder = findPictureFolder()): Promise<Buffer> {
  const svg = drawPicture(name)
  const type = toPictureType(name)
  const file = join(folder, `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.${type}`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const drawn = sharp(Buffer.from(svg)).removeAlpha()
  const picture = await (type === 'jpg'
    ? drawn.jpeg(PACK_JPEG)
    : drawn.png({ compressionLevel: 3, palette: false })
  ).toBuffer()
  await mkdir(folder, { recursive: true })
  // Written beside and renamed: a run that is stopped leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, picture)
  await rename(`${file}.${process.pid}`, file)
  return picture
}

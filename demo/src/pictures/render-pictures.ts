import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type AnyPictureName, drawPicture } from './drawings.ts'
import { isOwnPackName } from './packs/own-packs.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Cache folder of rendered pictures, which may be deleted at any time. Tests share one for all their states. */
export function findPictureFolder(): string {
  const { DEMO_PICTURES_DIR, MENAGERIE_VAR = 'var' } = process.env
  return resolve(PROJECT_ROOT, DEMO_PICTURES_DIR ?? join(MENAGERIE_VAR, 'demo-pictures'))
}

/**
 * JPEG, because thousands of packs in the languages of countries take less time and space, and letters look no worse. Optimized codes
 * would make each file 6 % smaller in twice the time; visitors get renditions, never this file.
 */
const PACK_JPEG = { quality: 86, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

export const toPictureType = (name: AnyPictureName): 'png' | 'jpg' => (isOwnPackName(name) ? 'jpg' : 'png')

/** Renders a picture, unless it is cached. The file name contains a hash of the drawing, so that only changed drawings are rendered again. */
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
  // Written under another name and renamed, so that an interrupted run leaves no incomplete picture.
  await writeFile(`${file}.${process.pid}`, picture)
  await rename(`${file}.${process.pid}`, file)
  return picture
}

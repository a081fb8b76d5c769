import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type AnyPictureName, drawPicture } from './drawings.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of the pictures that are already rendered; it may be deleted at any time. Tests share one over all their states. */
export function findPictureFolder(): string {
  const { DEMO_PICTURES_DIR, MENAGERIE_VAR = 'var' } = process.env
  return resolve(PROJECT_ROOT, DEMO_PICTURES_DIR ?? join(MENAGERIE_VAR, 'demo-pictures'))
}

/** PNG of one picture. The file is named by what is drawn, so that a changed drawing is rendered again and nothing else. */
export async function renderPicture(name: AnyPictureName, folder = findPictureFolder()): Promise<Buffer> {
  const svg = drawPicture(name)
  const file = join(folder, `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3, palette: false }).toBuffer()
  await mkdir(folder, { recursive: true })
  // Written beside and renamed: a run that is stopped leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, png)
  await rename(`${file}.${process.pid}`, file)
  return png
}

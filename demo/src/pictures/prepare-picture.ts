import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoPicture } from '../content/pictures.ts'
import { OWN_PACK_PIXELS } from './packs/own-packs.ts'
import { findPictureFolder, renderPicture, toPictureType } from './render-pictures.ts'
import { renderThumbnail, type Thumbnail, type ThumbnailSize } from './render-thumbnail.ts'

export type PreparedPicture = ThumbnailSize & {
  data: Buffer
  type: ReturnType<typeof toPictureType>
  hash: string
  thumbnail: Thumbnail
}

/** Makes a picture as the studio stores it, with its thumbnail. Both are cached. */
export async function preparePicture(
  { name, focal: [focalX] }: Pick<DemoPicture, 'name' | 'focal'>,
  folder = findPictureFolder(),
): Promise<PreparedPicture> {
  const data = await renderPicture(name, folder)
  const hash = createHash('sha256').update(data).digest('hex')
  const type = toPictureType(name)
  const size = type === 'png' ? sizeOf(data) : { width: OWN_PACK_PIXELS, height: OWN_PACK_PIXELS }
  const file = join(folder, `${name}-${hash.slice(0, 12)}-${focalX}.webp`)
  const known = await readFile(file).catch(() => undefined)
  if (known) {
    const { width, height } = await sharp(known).metadata()
    return { ...size, data, type, hash, thumbnail: { data: known, width, height } }
  }
  const thumbnail = await renderThumbnail(data, size, focalX, type === 'jpg' ? { effort: 0 } : {})
  await writeFile(`${file}.${process.pid}`, thumbnail.data)
  await rename(`${file}.${process.pid}`, file)
  return { ...size, data, type, hash, thumbnail }
}

/** Reads the size from the header of a PNG. */
const sizeOf = (png: Buffer): ThumbnailSize => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

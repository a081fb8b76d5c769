import sharp, { type WebpOptions } from 'sharp'

const WIDTH = 480 // as the studio's `imageSizes`
export type Thumbnail = { data: Buffer; width: number; height: number }
export type ThumbnailSize = { width: number; height: number }

/** Makes the admin's thumbnail as the studio itself would for an upload: surplus pixels are cut towards the focal point. `webp` can make it faster. */
export async function renderThumbnail(
  png: Buffer,
  { width, height }: ThumbnailSize,
  focalX: number,
  webp: WebpOptions = {},
): Promise<Thumbnail> {
  if (width < WIDTH) {
    const { data, info } = await sharp(png).webp(webp).toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  }
  const target = { width: WIDTH, height: Math.round((WIDTH * height) / width) }
  const isWider = target.width / target.height < width / height
  const scaled = isWider ? Math.round((target.height * width) / height) : WIDTH
  const left = Math.floor(Math.min(Math.max((scaled * focalX) / 100 - WIDTH / 2, 0), scaled - WIDTH))
  const data = await sharp(png)
    .resize({ fastShrinkOnLoad: false, ...(isWider ? { height: target.height } : { width: WIDTH }) })
    .extract({ left, top: 0, ...target })
    .webp(webp)
    .toBuffer()
  return { data, ...target }
}

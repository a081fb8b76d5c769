import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import sharp, { type Sharp } from 'sharp'
import { type FocalPoint, toCut, toFrame } from './crop.ts'
import type { ImageFormat } from './image-format.ts'
import type { AskedSize, RenditionSize } from './renditions.ts'

// One core per picture: pages are rendered on the others.
sharp.concurrency(1)
sharp.cache(false)
// The bytes decide what a file is, not its type in the studio: no reader but these ever sees it, least of all one for SVG or PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})

/** Raised with the settings below, so that a cache made by others is not taken for ours. */
export const ENCODING = 2
/** A picture that takes longer is not worth its wait. */
const MAX_SECONDS = 30

/** One rendition of a source file, in sRGB, upright, its first frame, without what cameras write into files. */
export async function encodeImage(
  file: string,
  wanted: AskedSize,
  focal: FocalPoint,
  format: ImageFormat,
): Promise<Buffer> {
  const source = sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
  const { autoOrient } = await source.metadata()
  const upright = source.autoOrient().timeout({ seconds: MAX_SECONDS })
  const picture = wanted.isWhole ? putWhole(upright, autoOrient, wanted) : cutOut(upright, autoOrient, wanted, focal)
  return encode(picture, format).toBuffer()
}

/** Made small before it is cut: so a large JPEG is never decoded at full size. */
function cutOut(upright: Sharp, source: RenditionSize, wanted: RenditionSize, focal: FocalPoint): Sharp {
  const { whole, cut } = toCut(source, wanted, focal)
  return upright.resize(whole.width, whole.height, { fit: 'fill' }).extract(cut)
}

/** On white where the picture is transparent; else the colours of its edges go on. */
function putWhole(upright: Sharp, source: RenditionSize, wanted: RenditionSize): Sharp {
  const { whole, edges } = toFrame(source, wanted)
  const small = upright.resize(whole.width, whole.height, { fit: 'fill' }).flatten({ background: '#ffffff' })
  return small.extend({ ...edges, extendWith: 'copy' })
}

/** What they cost and give: docs/decisions/012-pictures.md. */
function encode(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 76, effort: 4 })
  // JPEG knows no transparency.
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, progressive: true })
}

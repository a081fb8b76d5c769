import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import sharp, { type Sharp } from 'sharp'
import { type FocalPoint, toCut, toFrame } from './crop.ts'
import type { ImageFormat } from './image-format.ts'
import type { AskedSize, RenditionSize } from './renditions.ts'

// One core per picture: the other cores render pages.
sharp.concurrency(1)
sharp.cache(false)
// The file's bytes decide its format, not its type in the studio: all other decoders are blocked, above all those for SVG and
// PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})

/** Must be raised when the settings below change, so that pictures cached with others are not used. */
export const ENCODING = 2
/** Longest time for one picture. */
const MAX_SECONDS = 30

/** Encodes one rendition of a source file: in sRGB, upright, its first frame, without metadata. */
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

/** Scales before it crops, so that a large JPEG is never decoded at full size. */
function cutOut(upright: Sharp, source: RenditionSize, wanted: RenditionSize, focal: FocalPoint): Sharp {
  const { whole, cut } = toCut(source, wanted, focal)
  return upright.resize(whole.width, whole.height, { fit: 'fill' }).extract(cut)
}

/** Fills the space around the picture: with white where the picture is transparent, else with the colours of its edges. */
function putWhole(upright: Sharp, source: RenditionSize, wanted: RenditionSize): Sharp {
  const { whole, edges } = toFrame(source, wanted)
  const small = upright.resize(whole.width, whole.height, { fit: 'fill' }).flatten({ background: '#ffffff' })
  return small.extend({ ...edges, extendWith: 'copy' })
}

/** Quality settings; measured in docs/decisions/012-pictures.md. */
function encode(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 76, effort: 4 })
  // JPEG has no transparency.
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 76, progressive: true })
}

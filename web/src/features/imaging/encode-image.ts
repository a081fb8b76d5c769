import { availableParallelism } from 'node:os'
import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import sharp, { type Sharp } from 'sharp'
import { type FocalPoint, toCut, toFrame } from './crop.ts'
import type { ImageFormat } from './image-format.ts'
import type { AskedSize, Size } from './renditions.ts'

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
const MAX_ENCODES = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Whoever comes when so many wait is asked to come again: a crowd of cold pictures must not fill the memory. */
const MAX_WAITING = 500
/** A picture that takes longer is not worth its wait. */
const MAX_SECONDS = 30

export class TooManyWaiting extends Error {}

/**
 * One rendition of a source file, in sRGB, upright, its first frame, without what cameras write into files. Waits its turn: at most
 * one or two are made at a time.
 */
export function encodeImage(file: string, wanted: AskedSize, focal: FocalPoint, format: ImageFormat): Promise<Buffer> {
  return takeTurn(async () => {
    const source = sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    const { autoOrient } = await source.metadata()
    const upright = source.autoOrient().timeout({ seconds: MAX_SECONDS })
    const picture = wanted.isWhole ? putWhole(upright, autoOrient, wanted) : cutOut(upright, autoOrient, wanted, focal)
    return encode(picture, format).toBuffer()
  })
}

/** Made small before it is cut: so a large JPEG is never decoded at full size. */
function cutOut(upright: Sharp, source: Size, wanted: Size, focal: FocalPoint): Sharp {
  const { whole, cut } = toCut(source, wanted, focal)
  return upright.resize(whole.width, whole.height, { fit: 'fill' }).extract(cut)
}

/** On white where the picture is transparent; else the colours of its edges go on. */
function putWhole(upright: Sharp, source: Size, wanted: Size): Sharp {
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

let running = 0
const waiting: (() => void)[] = []

async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (waiting.length >= MAX_WAITING) throw new TooManyWaiting('too many pictures are waiting to be made')
  if (running >= MAX_ENCODES) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    // The turn goes straight to the next one, so the number running stays as it is.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

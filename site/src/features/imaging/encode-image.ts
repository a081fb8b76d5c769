import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { type FocalPoint, toCrop } from './crop.ts'
import type { ImageFormat } from './image-format.ts'
import type { Size } from './renditions.ts'

// One core per picture: pages are rendered on the others.
sharp.concurrency(1)
sharp.cache(false)

/** Pixels of the largest source we open; a small file can claim to be a huge picture. */
const MAX_PIXELS = 100_000_000
const MAX_ENCODES = Math.max(1, Math.min(2, availableParallelism() - 1))

/** One rendition of a source file. Waits its turn: at most one or two are made at a time. */
export function encodeImage(file: string, wanted: Size, focal: FocalPoint, format: ImageFormat): Promise<Buffer> {
  return takeTurn(async () => {
    const source = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { autoOrient } = await source.metadata()
    const { crop, size } = toCrop(autoOrient, wanted, focal)
    const cut = source.autoOrient().extract(crop).resize(size.width, size.height, { fit: 'fill' })
    if (format === 'avif') return cut.avif({ quality: 52, effort: 3 }).toBuffer()
    if (format === 'webp') return cut.webp({ quality: 76, effort: 4 }).toBuffer()
    // JPEG knows no transparency.
    return cut.flatten({ background: '#ffffff' }).jpeg({ quality: 76, progressive: true }).toBuffer()
  })
}

let running = 0
const waiting: (() => void)[] = []

async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
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

import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { refuseFile } from './refuse-file.ts'
import { toStillPng } from './to-still-png.ts'

const MILLION = 1_000_000
/** Maximum number of pixels of an animation, because resizing decodes all of its frames at once. */
const MOST_ANIMATED_PIXELS = 250 * MILLION
const KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])
const TAKEN = 'upload JPEG, PNG, WebP or AVIF'
const DAMAGED = 'This picture is damaged or incomplete: export it again, or copy it again from where it came'
const MOVING_AVIF = 'This AVIF is an animation, which the sites cannot show: upload one of its pictures, or a WebP'
/** Brands of HEIF files with pictures encoded by HEVC, as phones take them; sites and browsers support only AV1. */
const HEIC = /^(hei[cxms]|hev[cxms])/
const OF_TELEPHONES =
  'This is a HEIC picture, as taken by iPhones, and browsers cannot show it: export it as JPEG (on the phone: Settings, Camera, Formats, Most Compatible)'

/** Refuses pictures that sites could not resize, with a message at the upload; decodes the whole picture, as strictly as sites do. */
export const requirePicture: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.file === undefined) return args
  const fault = await findPictureFault(req.file.data)
  if (fault) refuseFile(fault, { collection, req })
  const still = toStillPng(req.file.data)
  if (still) req.file = { ...req.file, data: still, size: still.length }
  return args
}

/** Returns a message for a picture that sites cannot show; otherwise undefined. */
export async function findPictureFault(file: Buffer): Promise<string | undefined> {
  if (isHeic(file)) return OF_TELEPHONES
  const picture = await readMetadata(file)
  if (picture === undefined && isMovingAvif(file)) return MOVING_AVIF
  if (picture === undefined) return beginsAsPicture(file) ? DAMAGED : `This file cannot be read as a picture: ${TAKEN}`
  if (!KINDS.has(picture.format))
    return `This is a file of the type ${picture.format.toUpperCase()}, despite its name: ${TAKEN}`
  if (picture.format === 'heif' && picture.compression !== 'av1') return OF_TELEPHONES
  return findSizeFault(picture) ?? ((await isWhole(file)) ? undefined : DAMAGED)
}

/**
 * Stores width and height after rotation: a camera only records how to rotate the picture, and Payload measures it
 * unrotated.
 */
export const measureUpright: CollectionBeforeChangeHook = async ({ data, req }) => {
  const picture = req.file && (await readMetadata(req.file.data))
  return picture ? { ...data, ...picture.autoOrient } : data
}

function findSizeFault({ width, height, pages = 1 }: Metadata): string | undefined {
  const size = `${width} × ${height} pixels`
  if (width * height > MAX_PICTURE_PIXELS)
    return `This picture has ${size}, more than the ${MAX_PICTURE_PIXELS / MILLION} million that the sites can show: make it smaller first`
  if (width * height * pages > MOST_ANIMATED_PIXELS)
    return `This animation has ${pages} pictures of ${size}: sites only show the first, so upload that one`
  return undefined
}

async function readMetadata(file: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

async function isWhole(file: Buffer): Promise<boolean> {
  try {
    // Fits into a square: with a fixed width, a picture one pixel wide would grow to gigabytes.
    const small = { width: 64, height: 64, fit: 'inside', withoutEnlargement: true } as const
    await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).resize(small).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/** Whether the file begins like a JPEG, PNG, WebP or AVIF: if it is unreadable, it is a damaged picture. */
function beginsAsPicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12)
  return (
    start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || /^(?:RIFF.{4}WEBP|.{4}ftypavif)$/s.test(start)
  )
}

/** sharp cannot open an AVIF file that is primarily an animation. */
const isMovingAvif = (file: Buffer) => file.toString('latin1', 4, 12) === 'ftypavis'

/** ISO base media file: the size of the first box is followed by `ftyp` and the brand. */
function isHeic(file: Buffer): boolean {
  const [box, brands] = [file.toString('latin1', 4, 8), file.toString('latin1', 8, 40)]
  return box === 'ftyp' && (HEIC.test(brands) || (/^m[is]f1/.test(brands) && /he[iv][cx]/.test(brands)))
}

import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { refuseFile } from './refuse-file.ts'
import { toStillPng } from './to-still-png.ts'

const MILLION = 1_000_000
/** Pixels of an animation: all its pictures are opened to make it smaller, and its reader takes no more at once. */
const MOST_ANIMATED_PIXELS = 250 * MILLION
const KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])
const TAKEN = 'upload JPEG, PNG, WebP or AVIF'
const DAMAGED =
  'This picture is damaged, or breaks off before its end: export it again, or copy it again from where it came'
const MOVING_AVIF = 'This AVIF is an animation, which the sites cannot show: upload one of its pictures, or a WebP'
/** Brands of HEIF files whose pictures are coded as in films, as telephones make them; sites and browsers open AV1 alone. */
const HEIC = /^(hei[cxms]|hev[cxms])/
const OF_TELEPHONES =
  'This is a HEIC picture, as iPhones take them, and browsers cannot show it: export it as JPEG (on the phone: Settings, Camera, Formats, Most Compatible)'

/** Refuses what no site could cut renditions from, at the upload and with a sentence; opens the whole picture, as strictly as sites do. */
export const requirePicture: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.file === undefined) return args
  const fault = await findPictureFault(req.file.data)
  if (fault) refuseFile(fault, { collection, req })
  const still = toStillPng(req.file.data)
  if (still) req.file = { ...req.file, data: still, size: still.length }
  return args
}

/** Undefined for a picture that sites can show. */
export async function findPictureFault(file: Buffer): Promise<string | undefined> {
  if (isHeic(file)) return OF_TELEPHONES
  const picture = await readMetadata(file)
  if (picture === undefined && isMovingAvif(file)) return MOVING_AVIF
  if (picture === undefined) return beginsAsPicture(file) ? DAMAGED : `This file cannot be read as a picture: ${TAKEN}`
  if (!KINDS.has(picture.format))
    return `This is a file of the kind ${picture.format.toUpperCase()}, whatever its name says: ${TAKEN}`
  if (picture.format === 'heif' && picture.compression !== 'av1') return OF_TELEPHONES
  return findSizeFault(picture) ?? ((await isWhole(file)) ? undefined : DAMAGED)
}

/** Sides as the picture is seen: a camera that was held upright notes how to turn it, and Payload measures it as it lies. */
export const measureUpright: CollectionBeforeChangeHook = async ({ data, req }) => {
  const picture = req.file && (await readMetadata(req.file.data))
  return picture ? { ...data, ...picture.autoOrient } : data
}

function findSizeFault({ width, height, pages = 1 }: Metadata): string | undefined {
  const size = `${width} × ${height} pixels`
  if (width * height > MAX_PICTURE_PIXELS)
    return `This picture has ${size}, more than the ${MAX_PICTURE_PIXELS / MILLION} million that the sites can show: make it smaller first`
  if (width * height * pages > MOST_ANIMATED_PIXELS)
    return `This animation has ${pages} pictures of ${size}: sites show the first alone, so upload that one`
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
    // Inside of a square: a line of one pixel would grow to gigabytes at a width.
    const small = { width: 64, height: 64, fit: 'inside', withoutEnlargement: true } as const
    await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).resize(small).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/** JPEG, PNG, WebP, AVIF: what cannot be read behind such a beginning was a picture once. */
function beginsAsPicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12)
  return (
    start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || /^(?:RIFF.{4}WEBP|.{4}ftypavif)$/s.test(start)
  )
}

/** Our reader of pictures opens no AVIF that says first that it is an animation. */
const isMovingAvif = (file: Buffer) => file.toString('latin1', 4, 12) === 'ftypavis'

/** ISO base media: after the size of its first box stand `ftyp` and the brand. */
function isHeic(file: Buffer): boolean {
  const [box, brands] = [file.toString('latin1', 4, 8), file.toString('latin1', 8, 40)]
  return box === 'ftyp' && (HEIC.test(brands) || (/^m[is]f1/.test(brands) && /he[iv][cx]/.test(brands)))
}

import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import sharp from 'sharp'

const MILLION = 1_000_000

/** Refuses what no site could cut renditions from, at the upload and with a sentence. Reads only the head of the file. */
export const limitPixels: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.file === undefined) return args
  const message = await findFault(req.file.data)
  if (message === undefined) return args
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'file', label: message, message }], req },
    req.t,
  )
}

async function findFault(file: Buffer): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    const pixels = width * height
    if (pixels <= MAX_PICTURE_PIXELS) return undefined
    const size = `${width} × ${height} pixels`
    return `This picture has ${size}, more than the ${MAX_PICTURE_PIXELS / MILLION} million that the sites can show: make it smaller first`
  } catch {
    return 'This file cannot be read as a picture: it may be damaged'
  }
}

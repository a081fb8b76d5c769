import { MAX_PICTURE_PIXELS } from '@menagerie/contract/media'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import sharp from 'sharp'

const MILLION = 1_000_000

/** As the reader of pictures calls them; AVIF is a kind of HEIF. */
const KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])

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
    const { format, height, width } = await sharp(file, { limitInputPixels: false }).metadata()
    if (!KINDS.has(format))
      return `This is a file of the kind ${format.toUpperCase()}, whatever its name says: upload JPEG, PNG, WebP or AVIF`
    const pixels = width * height
    if (pixels <= MAX_PICTURE_PIXELS) return undefined
    const size = `${width} × ${height} pixels`
    return `This picture has ${size}, more than the ${MAX_PICTURE_PIXELS / MILLION} million that the sites can show: make it smaller first`
  } catch {
    return 'This file cannot be read as a picture: it may be damaged'
  }
}

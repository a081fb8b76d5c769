import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { z } from 'zod'
import { toByteStream } from '../to-byte-stream.ts'
import type { FileStorage } from './file-storage.ts'
import { findStorage } from './find-storage.ts'
import { toFileBlob } from './to-file-blob.ts'

const withFiles = z.object({
  filename: z.string().nullish(),
  mimeType: z.string().nullish(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
})

/** Folder within the storage; '' is its root. */
type Folder = '' | `${string}/`

/**
 * A folder that cannot exist, so that Payload itself neither writes nor deletes files: it deletes before it knows
 * whether a save succeeds.
 */
const NO_FOLDER = '/dev/null/uploads'

/** Properties of the file itself; `focalX` and `focalY` are set by editors. */
const FACTS = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes']

/**
 * Ignores file properties in a call, which are read from the file instead: with a name alone, a document could claim
 * another document's file.
 */
const leaveFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args) || !args.data) return args
  const own = Object.entries(args.data).filter(([name]) => !FACTS.includes(name))
  return { ...args, data: Object.fromEntries(own) }
}

/**
 * Stores a collection's uploads. Its hooks run after all others: a file is written after its document, and the replaced
 * file is deleted last, so that a refused save changes no file.
 */
export function uploadToStorage(
  collection: CollectionConfig,
  folder: Folder,
  storage = findStorage(),
): CollectionConfig {
  const upload: UploadConfig = typeof collection.upload === 'object' ? collection.upload : {}
  const { beforeOperation = [], afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    upload: { ...upload, staticDir: NO_FOLDER, disableLocalStorage: true, handlers: [sendFrom(storage, folder)] },
    hooks: {
      ...collection.hooks,
      beforeOperation: [leaveFileFacts, ...beforeOperation, keepFile],
      afterChange: [...afterChange, storeNew(storage, folder), removeReplaced(storage, folder)],
      afterDelete: [...afterDelete, removeDeleted(storage, folder)],
    },
  }
}

/** Prevents Payload from downloading the file again for a new focal point: the original does not change. */
const keepFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file !== undefined) return args
  const { uploadEdits, ...query } = req.query
  const focal = z
    .object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) })
    .safeParse(uploadEdits)
  req.query = query
  if (!focal.success) return args
  const { x, y } = focal.data.focalPoint
  return { ...args, data: { ...args.data, focalX: Math.round(x), focalY: Math.round(y) } }
}

/** By then the database has confirmed that the name is free, so no file is overwritten. */
const storeNew =
  (storage: FileStorage, folder: Folder): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (req.file === undefined) return doc
    const { filename, sizes } = withFiles.parse(doc)
    const content = req.file.data.length > 0 ? req.file.data : await toFileBlob(req.file)
    if (filename) await storage.put(`${folder}${filename}`, content)
    for (const [name, size] of Object.entries(sizes ?? {})) {
      const content = req.payloadUploadSizes?.[name]
      if (size?.filename && content) await storage.put(`${folder}${size.filename}`, content)
    }
    return doc
  }

const removeReplaced =
  (storage: FileStorage, folder: Folder): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update') return doc
    const kept = new Set(namesOf(doc))
    const replaced = namesOf(previousDoc).filter((name) => !kept.has(name))
    await remove(storage, replaced, folder, req)
    return doc
  }

const removeDeleted =
  (storage: FileStorage, folder: Folder): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await remove(storage, namesOf(doc), folder, req)
    return doc
  }

/**
 * Deletes files; a failure is only logged, because a leftover file costs just space, but an error would fail the
 * editor's save.
 */
async function remove(storage: FileStorage, names: readonly string[], folder: Folder, req: PayloadRequest) {
  for (const name of names) {
    await storage.remove(`${folder}${name}`).catch((error: unknown) => req.payload.logger.warn(String(error)))
  }
}

function namesOf(doc: unknown): string[] {
  const { data } = withFiles.safeParse(doc)
  const sizes = Object.values(data?.sizes ?? {}).map((size) => size?.filename)
  return [data?.filename, ...sizes].filter((name) => typeof name === 'string')
}

/** Serves files to the admin; Payload has already checked that the user may read the document. */
function sendFrom(storage: FileStorage, folder: Folder): NonNullable<UploadConfig['handlers']>[number] {
  return async (req, { params }) => {
    const path = `${folder}${params.filename}`
    const found = await storage.find(path)
    if (found === undefined) return new Response('Not found', { status: 404 })
    const headers = new Headers({
      'content-type': await loadType(req, params),
      'content-length': String(found.bytes),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      etag: found.stamp,
    })
    if (req.headers.get('if-none-match') === found.stamp) return new Response(null, { status: 304, headers })
    const file = await storage.open(path)
    if (file === undefined) return new Response('Not found', { status: 404 })
    // Streamed, because a film may be larger than the process's memory.
    return new Response(toByteStream(file), { headers })
  }
}

/**
 * The type of an original as detected at the upload; thumbnails are always WebP. The document is loaded here, because
 * Payload does not pass it if everyone may read the collection.
 */
async function loadType(
  req: PayloadRequest,
  { collection, filename }: { collection: string; filename: string },
): Promise<string> {
  const known = req.payload.config.collections.find(({ slug }) => slug === collection)
  if (known === undefined) return 'application/octet-stream'
  const where = { filename: { equals: filename } }
  const { docs } = await req.payload.find({ collection: known.slug, where, limit: 1, depth: 0, trash: true, req })
  const [data] = docs.map((doc) => withFiles.safeParse(doc).data)
  return data === undefined ? 'image/webp' : (data.mimeType ?? 'application/octet-stream')
}

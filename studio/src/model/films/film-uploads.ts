import { unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_FILM_BYTES } from '@menagerie/contract/film'
import { addDataAndFileToRequest, type Endpoint, Forbidden, type Payload, type PayloadRequest } from 'payload'

const FOLDER = join(tmpdir(), 'menagerie-films')
/** Room for the other fields of the form. Payload refuses requests above 50 MB by default. */
const FIELD_BYTES = 4 * 1024 * 1024

/** Raises the limits for films and buffers uploads on disk; other uploads keep the configured limit. */
function withFilmLimits(payload: Payload): Payload {
  const upload = {
    ...payload.config.upload,
    // One byte more, because the parser refuses a file that just reaches the limit.
    limits: { fileSize: MAX_FILM_BYTES + 1 },
    requestSizeLimit: MAX_FILM_BYTES + FIELD_BYTES,
    abortOnLimit: true,
    responseOnLimit: 'A film can be up to 200 MB, and this one is larger',
    useTempFiles: true,
    tempFileDir: FOLDER,
  }
  return Object.create(payload, { config: { value: { ...payload.config, upload } } })
}

/** Reads the form with its film only after the access check, so that callers without rights cannot fill the disk. */
async function withUploadedFilm<Answer>(req: PayloadRequest, save: () => Promise<Answer>): Promise<Answer> {
  const access = req.payload.collections.films.config.access
  if (!(await access.create({ req }))) throw new Forbidden(req.t)
  const { payload } = req
  try {
    req.payload = withFilmLimits(payload)
    await addDataAndFileToRequest(req)
  } finally {
    req.payload = payload
  }
  const path = req.file?.tempFilePath
  try {
    return await save()
  } finally {
    if (path) await unlink(path).catch(() => {})
  }
}

const depthOf = (req: PayloadRequest) => ({ depth: Math.min(Number(req.query.depth ?? 0) || 0, 1) })

/** Replace Payload's own endpoints, with the same answers. */
export const FILM_UPLOADS: Omit<Endpoint, 'root'>[] = [
  {
    path: '/',
    method: 'post',
    handler: (req) =>
      withUploadedFilm(req, async () => {
        const { data = {}, file } = req
        const common = { collection: 'films', overrideAccess: false, req, ...depthOf(req) } as const
        const doc = await req.payload.create({ ...common, data: Object(data), ...(file && { file }) })
        return Response.json({ doc, message: req.t('general:successfullyCreated', { label: 'Film' }) }, { status: 201 })
      }),
  },
  {
    path: '/:id',
    method: 'patch',
    handler: (req) =>
      withUploadedFilm(req, async () => {
        const { data = {}, file } = req
        const id = String(req.routeParams?.id)
        const common = { collection: 'films', overrideAccess: false, req, ...depthOf(req) } as const
        const doc = await req.payload.update({ ...common, id, data: Object(data), ...(file && { file }) })
        return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
      }),
  },
]

import { basename } from 'node:path'
import { mediaAnswerSchema } from '@menagerie/contract/answers/media-answer'
import { ANY } from '@menagerie/contract/entry'
import { FILM_TYPES } from '@menagerie/contract/film'
import { mediaBodySchema } from '@menagerie/contract/media'
import { z } from 'zod'
import type { Api } from '../call/api.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import { findOriginal, type OriginalFile, sendStoredFile } from '../call/send-file.ts'
import { leafletPath } from './leaflets.ts'

const NO_PICTURE = 'There is no picture with this uuid'
/** File types that editors may upload. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

async function findPicture(api: Api, uuid: string) {
  const [picture] = await api.reads.byKeys('media', ANY, [uuid.toLowerCase()])
  if (picture === undefined) throw new CallRefusal(404, NO_PICTURE)
  return picture
}

const findMedia = defineCall(
  {
    path: '/media/{uuid}',
    summary: 'Returns the metadata of a picture',
    spec: '§7 Menus and settings, assets by uuid',
    scope: 'read',
    of: 'all',
    query: z.object({}),
    answer: z.object({ data: mediaAnswerSchema }),
    absent: NO_PICTURE,
  },
  async ({ api, param }) => {
    const { key, body } = await findPicture(api, param('uuid'))
    return { data: { key, ...body } }
  },
)

const findMediaFile = defineCall(
  {
    path: '/media/{uuid}/file',
    summary: 'Returns the uploaded original of a picture; the sites make renditions of it',
    spec: '§7 Menus and settings, assets by uuid',
    scope: 'read',
    of: 'all',
    query: z.object({}),
    answer: PICTURE_TYPES,
    absent: NO_PICTURE,
  },
  async ({ api, c, param }) => {
    const { body } = await findPicture(api, param('uuid'))
    const file = await findOriginal(api, basename(body.filename), body.mime)
    if (file === undefined) throw new CallRefusal(404, 'The file of this picture is gone')
    return sendStoredFile(api, c, file, { 'cache-control': 'private, no-cache', etag: `"${body.hash}"` })
  },
)

const findFileByHash = defineCall(
  {
    path: '/files/{hash}',
    summary: 'Returns the original of a picture, leaflet or film by the SHA-256 of its content, for replicas',
    spec: '§7 Menus and settings, assets; architecture, Publishing',
    scope: 'feed',
    of: 'all',
    query: z.object({}),
    answer: [...PICTURE_TYPES, 'application/pdf', ...FILM_TYPES],
    absent: 'There is no published file with this hash',
  },
  async ({ api, c, param }) => {
    const file = await findByHash(api, param('hash'))
    if (file === undefined) throw new CallRefusal(404, 'There is no published file with this hash')
    return sendStoredFile(api, c, file)
  },
)

/** Tries all published uploads with this content, because the file of one of them may be missing. */
async function findByHash(api: Api, hash: string): Promise<OriginalFile | undefined> {
  if (!mediaBodySchema.shape.hash.safeParse(hash).success) return undefined
  for (const { body } of await api.reads.byField('media', ANY, 'hash', hash)) {
    const file = await findOriginal(api, basename(body.filename), body.mime)
    if (file !== undefined) return file
  }
  for (const { body } of await api.reads.byField('leaflet', ANY, 'hash', hash)) {
    const file = await findOriginal(api, leafletPath(body), body.mime)
    if (file !== undefined) return file
  }
  for (const { body } of await api.reads.byField('film', ANY, 'hash', hash)) {
    const file = await findOriginal(api, `films/${basename(body.name)}`, body.mime)
    if (file !== undefined) return file
  }
  return undefined
}

export const MEDIA_CALLS: readonly Call[] = [findMedia, findMediaFile, findFileByHash]

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { ANY } from '@menagerie/contract/entry'
import { mediaBodySchema } from '@menagerie/contract/media'
import type { Hono } from 'hono'
import { z } from 'zod'
import { type Api, grantOf } from '../api.ts'
import { Refusal } from '../refusal.ts'

/** Metadata of a picture by uuid (scope read); original bytes by content hash, for replicas (scope feed). */
export function addMediaCalls(app: Hono<{ Bindings: HttpBindings }>, api: Api): void {
  app.get('/media/:uuid', async (c) => {
    grantOf(api, c, 'read')
    const uuid = z.uuid().safeParse(c.req.param('uuid').toLowerCase()).data
    const [media] = uuid === undefined ? [] : await api.reads.byKeys('media', ANY, [uuid])
    if (media === undefined) throw new Refusal(404, 'There is no picture with this uuid')
    return c.json({ data: { key: media.key, ...media.body } })
  })
  app.get('/files/:hash', async (c) => {
    grantOf(api, c, 'feed')
    const file = await findFile(api, c.req.param('hash'))
    if (file === undefined) throw new Refusal(404, 'There is no published file with this hash')
    const headers = {
      'content-type': file.mime,
      'content-length': String(file.size),
      'cache-control': 'private, max-age=31536000, immutable',
    }
    return c.body(toWebStream(file.path), 200, headers)
  })
}

type OriginalFile = { path: string; mime: string; size: number }

/** Looks in the uploads of every published picture with this content, for one of two may have lost its file. */
async function findFile(api: Api, hash: string): Promise<OriginalFile | undefined> {
  if (!mediaBodySchema.shape.hash.safeParse(hash).success) return undefined
  for (const { body } of await api.reads.byField('media', ANY, 'hash', hash)) {
    const path = join(api.mediaDir, basename(body.filename))
    const stats = await stat(path).catch(() => undefined)
    if (stats?.isFile()) return { path, mime: body.mime, size: stats.size }
  }
  return undefined
}

function toWebStream(path: string): ReadableStream<Uint8Array> {
  const file = createReadStream(path)
  const reader = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void file.destroy(),
  })
}

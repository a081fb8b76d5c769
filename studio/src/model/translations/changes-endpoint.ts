import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import type { ChangesAnswer } from './changes.ts'
import { findChanges } from './find-changes.ts'
import { findLike } from './find-counterparts.ts'
import { pairDocuments } from './pair-documents.ts'
import { readNewest, readSources } from './read-sources.ts'
import { translatedSchema } from './translated-from.ts'

const namedSchema = z.object({ collection: translatedSchema, id: z.uuid() })
const pairedSchema = namedSchema.extend({ source: z.uuid() })

const GONE = 'This document no longer exists'

type Work<T> = (req: PayloadRequest, named: T) => Promise<Response>
function ofStaff<T>(schema: z.ZodType<T>, work: Work<T>): Endpoint['handler'] {
  return async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const named = schema.safeParse(req.routeParams).data
    return named === undefined ? toAdminRefusal(400, 'Choose a document') : work(req, named)
  }
}

/** `GET /translations/pages/{id}`: what has changed in its source, and which texts are untranslated. */
const changesOf = ofStaff(namedSchema, async (req, { collection, id }) => {
  const [own] = await readNewest(req, collection, [id])
  if (own === undefined) return toAdminRefusal(404, GONE)
  const changes = (await findChanges(req, own)) ?? null
  const like = changes === null ? await findLike(req, own) : []
  return Response.json({ changes, like } satisfies ChangesAnswer)
})

/** `GET /translations/pages/{id}/from/{source}`: links the document to another source. */
const pair = ofStaff(pairedSchema, async (req, { collection, id, source }) => {
  const [own] = await readNewest(req, collection, [id])
  const [other] = await readSources(req, collection, [source])
  if (own === undefined || other === undefined) return toAdminRefusal(404, GONE)
  return Response.json({ from: pairDocuments(req.payload, own, other) })
})

export const changesEndpoints: Endpoint[] = [
  { method: 'get', path: '/translations/:collection/:id', handler: changesOf },
  { method: 'get', path: '/translations/:collection/:id/from/:source', handler: pair },
]

import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../../access/find-staff.ts'
import { toAdminRefusal } from '../../../access/refuse.ts'
import { findLike } from '../find-counterparts.ts'
import { titleOfSource } from '../plan-site.ts'
import { readNewest, readSources, type TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom, translatedSchema } from '../translated-from.ts'
import type { Beside, BesideList } from './beside.ts'
import { findBeside } from './find-beside.ts'

const askedSchema = z.object({ collection: translatedSchema, id: z.uuid(), other: z.uuid().optional() })

/**
 * `GET /translations/pages/{id}/beside`: documents that can be shown beside its form; `…/beside/{other}`: the texts of
 * one of them.
 */
const beside: Endpoint['handler'] = async (req) => {
  if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
  const asked = askedSchema.safeParse(req.routeParams).data
  if (asked === undefined) return toAdminRefusal(400, 'Choose a document')
  const [own] = await readNewest(req, asked.collection, [asked.id])
  if (own === undefined) return toAdminRefusal(404, 'This document no longer exists')
  if (asked.other === undefined) return Response.json((await listBeside(req, own)) satisfies BesideList)
  const [other] = await readSources(req, asked.collection, [asked.other])
  if (other === undefined) return toAdminRefusal(404, 'This document no longer exists')
  return Response.json((await findBeside(req, own, other)) satisfies Beside)
}

/** The source comes first, even if it is no longer related to the document. */
async function listBeside(req: PayloadRequest, own: TranslationSource): Promise<BesideList> {
  const like = await findLike(req, own)
  const from = readTranslatedFrom(own.values)
  const [source] = from === undefined ? [] : await readSources(req, own.collection, [from.id])
  const documents = source === undefined ? like : [toLike(source), ...like.filter(({ id }) => id !== source.id)]
  const first = documents[0]?.id
  return { documents, ...(first !== undefined && { first }) }
}

const toLike = (source: TranslationSource) => ({ id: source.id, site: source.site, title: titleOfSource(source) })

export const besideEndpoints: Endpoint[] = [
  { method: 'get', path: '/translations/:collection/:id/beside', handler: beside },
  { method: 'get', path: '/translations/:collection/:id/beside/:other', handler: beside },
]

import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { transactionOf } from '../../platform/transaction.ts'
import { wasDraftSave } from '../../publish/state/draft-saves.ts'
import { OVERWRITE } from '../saves/save-version.ts'
import { findUses } from './find-uses.ts'
import { MEANT, type Question } from './uses.ts'

const CONFLICT = 409

const DONE = { delete: 'deleted', unpublish: 'unpublished', move: 'moved' } as const satisfies Record<
  Question['question'],
  string
>

type BreakingChange = { slug: string; id: string; question: Question['question'] }

/** Refuses a change that would break references, and lists them, until the user has confirmed it. Redirects do not count: they are deleted with the document. */
async function ask(req: PayloadRequest, { slug, id, question }: BreakingChange): Promise<void> {
  if (req.payloadAPI !== 'REST' || req.query[MEANT] === 'true' || req.query[OVERWRITE] === 'true') return
  const uses = await findUses(req.payload, await transactionOf(req), { collection: slug, id, without: 'redirects' })
  if (uses.total === 0) return
  const places = uses.total === 1 ? 'one place' : `${uses.total} places`
  const { title, site, place } = uses.uses[0] ?? { title: '', place: '' }
  const first = [`“${title}”`, site && (SITE_LABELS[site] ?? site), place].filter(Boolean).join(', ')
  const message = `Not ${DONE[question]}: it is used in ${places}, such as ${first}`
  throw new APIError(message, CONFLICT, { question, uses } satisfies Question, true)
}

/** Refuses to delete a document that is used; a bulk delete is refused for the first such document. */
export const askBeforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  ask(req, { slug: collection.slug, id: String(id), question: 'delete' })

const savedSchema = z.object({
  id: z.string(),
  path: z.string().nullish(),
  _status: z.string().nullish(),
  deletedAt: z.string().nullish(),
})

/** Refuses to unpublish a published document that is used, or to change its address. */
export const askBeforeUpdate: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return
  const { id, deletedAt } = savedSchema.parse(originalDoc)
  // A document in the bin is not visible, so restoring it breaks nothing.
  if (deletedAt || wasDraftSave(req, operation, { id })) return
  const change = savedSchema.partial().safeParse(data).data
  if (z.object({ deletedAt: z.string() }).safeParse(data).success)
    return ask(req, { slug: collection.slug, id, question: 'delete' })
  if (!collection.versions?.drafts || change === undefined) return
  const published = await findPublished(
    req,
    collection.slug,
    id,
    collection.flattenedFields.some(({ name }) => name === 'path'),
  )
  if (published === undefined) return
  if (change._status === 'draft') return ask(req, { slug: collection.slug, id, question: 'unpublish' })
  const isMove =
    published.path !== undefined && typeof change.path === 'string' && change.path !== (published.path ?? '')
  if (isMove) return ask(req, { slug: collection.slug, id, question: 'move' })
}

async function findPublished(req: PayloadRequest, slug: string, id: string, hasPath: boolean) {
  const query = await transactionOf(req)
  const [row] = await query(sql`
    select id::text, _status::text, ${hasPath ? sql`path` : sql`null as path`}
    from ${sql.identifier(slug.replaceAll('-', '_'))} where id = ${id}::uuid and _status = 'published'`)
  return row === undefined ? undefined : savedSchema.parse(row)
}

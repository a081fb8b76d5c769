import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isValues } from '../../platform/values.ts'

/** A filter of lists that is not a field: `unused: {equals: true}`. It is evaluated by the stored references. */
const UNUSED = 'unused'

/** Lets lists and the API filter for pictures or films that no document references, published or in a draft. */
export const readUnused: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || args.where === undefined || !namesUnused(args.where)) return args
  return { ...args, where: withIds(args.where, await findUnused(req, collection.slug)) }
}

function namesUnused(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(namesUnused)
  return isValues(where) && Object.entries(where).some(([name, value]) => name === UNUSED || namesUnused(value))
}

const asked = z.object({ equals: z.union([z.boolean(), z.enum(['true', 'false'])]) })

function withIds(where: Where, ids: readonly string[]): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (name === UNUSED) {
        const isAsked = String(asked.safeParse(value).data?.equals ?? true) === 'true'
        return ['id', isAsked ? { in: [...ids] } : { not_in: [...ids] }]
      }
      if (Array.isArray(value)) return [name, value.map((each) => withIds(each, ids))]
      return [name, value]
    }),
  )
}

const idRow = z.object({ id: z.string() })
/** An id that no file has, because an empty list would not filter. */
const NONE = '00000000-0000-4000-8000-000000000000'

async function findUnused(req: PayloadRequest, collection: string): Promise<string[]> {
  const rows = await req.payload.db.drizzle.execute(sql`
    select f.id::text as id from public.${sql.identifier(collection)} f where not exists (
      select from public.document_reference r
      where r.target = f.id and r.target_collection = ${collection} and r.source <> f.id)`)
  return [NONE, ...rows.rows.map((row) => idRow.parse(row).id)]
}

import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { readWanted } from './read-wanted.ts'

export type ExportRow = Readonly<Record<string, unknown>>

const AT_ONCE = 1_000
/** Position of a row in the sort order. */
const placeSchema = z.object({ createdAt: z.string(), id: z.string() })
type ExportPlace = z.infer<typeof placeSchema>

/** Submitted fields of a row, by name. */
export const fieldsOf = ({ fields }: ExportRow): ExportRow =>
  typeof fields === 'object' && fields !== null ? { ...fields } : {}

/**
 * All rows that the user may read and that match the list's filter, oldest first, in batches of a thousand. Each batch
 * continues after the last row, so that deleted rows do not cause gaps. Rows after `until` are excluded.
 */
export async function* readExportRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  until: string,
): AsyncGenerator<ExportRow> {
  let last: ExportPlace | undefined
  for (;;) {
    const where: Where = {
      and: [readWanted(req), { createdAt: { less_than_equal: until } }, ...(last ? [toBehind(last)] : [])],
    }
    const { docs } = await req.payload.find({
      collection,
      req,
      where,
      overrideAccess: false,
      depth: 0,
      sort: ['createdAt', 'id'],
      limit: AT_ONCE,
      pagination: false,
    })
    for (const doc of docs) yield { ...doc }
    const end = docs.at(-1)
    if (end === undefined || docs.length < AT_ONCE) return
    last = placeSchema.parse(end)
  }
}

const toBehind = ({ createdAt, id }: ExportPlace): Where => ({
  or: [
    { createdAt: { greater_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { greater_than: id } }] },
  ],
})

/** Names of all submitted fields in these rows, sorted. */
export async function listFieldNames(rows: AsyncIterable<ExportRow>): Promise<string[]> {
  const names = new Set<string>()
  for await (const row of rows) for (const name of Object.keys(fieldsOf(row))) names.add(name)
  return [...names].sort()
}

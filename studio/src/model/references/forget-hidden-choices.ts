import type { CollectionBeforeValidateHook, Field, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isValues } from '../../platform/values.ts'
import { type FieldPlace, walkDocument } from '../walk-document.ts'

/**
 * Empties relations in hidden fields whose document is gone, such as the page of a link that now leads elsewhere: the
 * database would refuse them, and there is no visible field for a message.
 */
export const forgetHiddenChoices: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  if (!isValues(data) || data.deletedAt) return
  const asked = new Map<string, Set<string>>()
  const note = (field: Field, value: unknown, { isShown }: FieldPlace) => {
    const relation = isShown ? undefined : readRelation(field, value)
    if (relation !== undefined) {
      asked.set(relation.to, new Set([...(asked.get(relation.to) ?? []), ...relation.ids]))
    }
    return value
  }
  walkDocument(req.payload, collection.slug, data, { kinds: RELATIONS, value: note })
  if (asked.size === 0) return
  const there = new Set<string>()
  // Sequential, because all queries use the connection of the save.
  for (const [to, ids] of asked) for (const id of await findIds(req, to, ids)) there.add(id)
  const keep = (field: Field, value: unknown, { isShown }: FieldPlace) => {
    if (isShown || readRelation(field, value) === undefined) return value
    const isThere = (each: unknown) => toIds(each).every((id) => there.has(id))
    if (Array.isArray(value)) return value.filter(isThere)
    return isThere(value) ? value : null
  }
  return walkDocument(req.payload, collection.slug, data, { kinds: RELATIONS, value: keep })
}

const RELATIONS: ReadonlySet<string> = new Set(['relationship', 'upload'])

function readRelation(field: Field, value: unknown): { to: string; ids: string[] } | undefined {
  if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string')
    return undefined
  const ids = toIds(value)
  return ids.length === 0 ? undefined : { to: field.relationTo, ids }
}

/** Stored ids or those of populated documents; lower case, as in the database. */
const idSchema = z.union([z.guid(), z.object({ id: z.guid() }).transform(({ id }) => id)])
const toIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => idSchema.safeParse(each).data?.toLowerCase() ?? [])

async function findIds(req: PayloadRequest, to: string, ids: ReadonlySet<string>): Promise<string[]> {
  const config = Object.values(req.payload.collections).find((each) => each.config.slug === to)?.config
  if (config === undefined) return []
  const where = { id: { in: [...ids] } }
  const asked = { collection: config.slug, where, select: { id: true }, pagination: false, limit: 0, req } as const
  const { docs } = await req.payload.db.find({ ...asked, ...WITHOUT_JOINS })
  return z
    .array(z.looseObject({ id: z.string() }))
    .parse(docs)
    .map(({ id }) => id)
}

/** Typed as `object`, because Payload's type of this option requires a specific collection. */
const WITHOUT_JOINS: object = { joins: false }

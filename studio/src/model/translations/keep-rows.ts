import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import type { Values } from '../../platform/values.ts'
import { findTexts } from './find-texts.ts'
import { readNewest } from './read-sources.ts'
import { isTranslated, readTranslatedFrom } from './translated-from.ts'

const duplicating = z.object({ duplicateFromID: z.uuid() })
/** Which document a create of this request begins with, by collection. */
const CONTEXT = 'duplicatedFrom'
const noted = z.object({ slug: z.string(), id: z.string() })

/** Payload tells no later hook that a new document is a duplicate. */
export const noteDuplicate: CollectionBeforeOperationHook = ({ args, collection, context, operation }) => {
  if (operation !== 'create') return
  const asked = duplicating.safeParse(args).data
  context[CONTEXT] = asked && { slug: collection.slug, id: asked.duplicateFromID }
}

/** The rows of a duplicate have ids of their own: what each was made from is noted again, by the place at which it stands. */
export const keepRows: CollectionBeforeChangeHook = async ({ collection, context, data, operation, req }) => {
  const from = readTranslatedFrom(data)
  const asked = noted.safeParse(context[CONTEXT]).data
  if (operation !== 'create' || from === undefined || asked?.slug !== collection.slug) return data
  if (!isTranslated(collection.slug)) return data
  const [original] = await readNewest(req, collection.slug, [asked.id])
  if (original === undefined) return data
  const rowsOf = (values: Values) => findTexts(req.payload, collection.slug, values, { all: true }).rows
  const own = new Map(rowsOf(data).map(({ id, path }) => [path, id]))
  const ids = new Map(rowsOf(original.values).map(({ id, path }) => [id, own.get(path) ?? id]))
  const rows = Object.fromEntries(Object.entries(from.rows).map(([id, source]) => [ids.get(id) ?? id, source]))
  const toOwn = (key: string) => key.split('/').map((part) => ids.get(part) ?? part)
  return { ...data, translatedFrom: { ...from, rows, kept: from.kept.map((key) => toOwn(key).join('/')) } }
}

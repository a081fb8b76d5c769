import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import type { Values } from '../../platform/values.ts'
import { findTexts } from './find-texts.ts'
import { readNewest } from './read-sources.ts'
import { isTranslated, readTranslatedFrom } from './translated-from.ts'

const duplicating = z.object({ duplicateFromID: z.uuid() })
/** Context key: the document that a create in this request duplicates, by collection. */
const CONTEXT = 'duplicatedFrom'
const noted = z.object({ slug: z.string(), id: z.string() })

/** Notes the original of a duplicate, because Payload does not pass it to later hooks. */
export const noteDuplicate: CollectionBeforeOperationHook = ({ args, collection, context, operation }) => {
  if (operation !== 'create') return
  const asked = duplicating.safeParse(args).data
  context[CONTEXT] = asked && { slug: collection.slug, id: asked.duplicateFromID }
}

/** Updates what the rows of a duplicate were copied from, by their position, because its rows have new ids. */
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

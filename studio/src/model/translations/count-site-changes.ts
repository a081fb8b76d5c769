import type { PayloadRequest } from 'payload'
import { countChanges } from './count-changes.ts'
import { readNewest, readSources, type TranslationSource } from './read-sources.ts'
import { readTranslatedFrom, type TranslatedCollection } from './translated-from.ts'

type Counted = { id: string; source: string | null; isWaiting: boolean }
type Changes = { newest: ReadonlyMap<string, number>; published: ReadonlyMap<string, number> }

/**
 * Counts changes in the sources of these documents, compared with their newest drafts and with their published
 * versions, which may differ. Reads only documents that have a source.
 */
export async function countSiteChanges(
  req: PayloadRequest,
  collection: TranslatedCollection,
  rows: readonly Counted[],
): Promise<Changes> {
  const made = rows.filter(({ source }) => source !== null)
  const waiting = rows.filter(({ isWaiting }) => isWaiting).map(({ id }) => id)
  const newest = await readNewest(
    req,
    collection,
    made.map(({ id }) => id),
  )
  const published = await readSources(req, collection, waiting)
  const ids = [...newest, ...published].flatMap(({ values }) => readTranslatedFrom(values)?.id ?? [])
  const sources = new Map((await readSources(req, collection, ids)).map((source) => [source.id, source]))
  const count = (documents: readonly TranslationSource[]) =>
    new Map(
      documents.flatMap((document): [string, number][] => {
        const source = sources.get(readTranslatedFrom(document.values)?.id ?? '')
        return source === undefined ? [] : [[document.id, countChanges(req.payload, document, source)]]
      }),
    )
  return { newest: count(newest), published: count(published) }
}

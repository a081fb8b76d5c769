import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isValues } from '../../platform/values.ts'
import { findTexts } from './find-texts.ts'
import type { TranslationSource } from './read-sources.ts'

/** Batch size; most texts are found in the first versions. */
const VERSIONS = 20
const versionSchema = z.object({ version: z.custom<Record<string, unknown>>(isValues) })
const WITHOUT_JOINS: object = { joins: false }

/** Former texts of a source by fingerprint, independent of their place in the document. */
export async function findFormerTexts(
  req: PayloadRequest,
  { collection, id }: TranslationSource,
  wanted: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const left = new Set(wanted)
  for (let page = 1; left.size > 0; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: VERSIONS,
      page,
      req,
      pagination: true,
      ...WITHOUT_JOINS,
    })
    for (const document of docs) {
      const version = versionSchema.safeParse(document).data?.version
      if (version === undefined || left.size === 0) continue
      for (const { print, text } of findTexts(req.payload, collection, version).texts)
        if (left.delete(print)) found.set(print, text)
    }
    if (!hasNextPage) break
  }
  return found
}

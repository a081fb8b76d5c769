import type { Entry } from '@menagerie/contract/entry'
import { gatedPageBodySchema } from '@menagerie/contract/gated-page'
import type { GatedParts, GatedPreview } from '@menagerie/contract/preview'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Payload } from 'payload'
import { findGatedPage, type GatedReads, listDownloads, listGatedChildren } from '../publish/state/read-gated-pages.ts'
import { toPreviewEntry } from './preview-entry.ts'

/** Reads with the studio's own connections, with the queries of the Content API. */
const readsOf = ({ db }: Payload): GatedReads => ({
  read: async (text, values = []) => (await db.pool.query(text, [...values])).rows,
})

/**
 * Parts of a gated page as in the form; undefined for other pages. Callers must have checked that the request is from a
 * user of the studio.
 */
export async function findGatedParts(
  payload: Payload,
  site: BrandLocale,
  { kind, path, body }: Entry,
): Promise<GatedParts | undefined> {
  const gated = kind === 'page' ? gatedPageBodySchema.safeParse(body).data : undefined
  if (!gated?.is_gated) return undefined
  return findParts(payload, site, path, gated.downloads)
}

/** A published gated page. Callers must have checked that the request is from a user of the studio. */
export async function findGatedPreview(payload: Payload, site: BrandLocale, path: string): Promise<GatedPreview> {
  const found = await findGatedPage(readsOf(payload), site, path)
  const parts = await findParts(payload, site, path, found?.body.downloads ?? [])
  if (found === undefined) return parts
  return { ...parts, page: toPreviewEntry({ kind: 'page', brand: site.brand, locale: site.code, ...found }) }
}

async function findParts(payload: Payload, site: BrandLocale, path: string | undefined, files: readonly string[]) {
  const reads = readsOf(payload)
  const children = path === undefined ? [] : await listGatedChildren(reads, site, path)
  return { children, downloads: await listDownloads(reads, files) }
}

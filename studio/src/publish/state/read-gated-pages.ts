import {
  type Download,
  downloadSchema,
  type GatedChild,
  type GatedPageBody,
  gatedChildSchema,
  gatedPageBodySchema,
} from '@menagerie/contract/gated-page'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'

/** Runs queries, with the connection of the Content API or of the studio. */
export type GatedReads = { read: (text: string, values?: readonly unknown[]) => Promise<unknown[]> }

/**
 * Callers must have checked that a customer of the brand or a user of the studio is signed in: nothing here checks it
 * again.
 */
type GatedPage = { key: string; path: string; body: GatedPageBody }

const pageRow = z.object({ key: z.string(), path: z.string(), body: gatedPageBodySchema })

export async function findGatedPage(
  { read }: GatedReads,
  { brand, code }: BrandLocale,
  path: string,
): Promise<GatedPage | undefined> {
  const [row] = await read(
    'select key, path, body from published.gated_page where brand = $1 and locale = $2 and path = $3',
    [brand, code, path],
  )
  return row === undefined ? undefined : pageRow.parse(row)
}

const childRow = z.object({ key: z.string(), path: z.string(), body: z.looseObject({}) })

/** Gated pages directly below a path, newest first; pages without a date are sorted by address. */
export async function listGatedChildren(
  { read }: GatedReads,
  { brand, code }: BrandLocale,
  path: string,
): Promise<GatedChild[]> {
  const rows = await read(
    `select key, path, body from published.gated_page
     where brand = $1 and locale = $2 and path ^@ $3 and position('/' in substr(path, length($3) + 1)) = 0
     order by (body->>'created')::timestamptz desc nulls last, path`,
    [brand, code, path === '' ? '' : `${path}/`],
  )
  return rows.flatMap((row) => {
    const { body, ...place } = childRow.parse(row)
    return place.path === path ? [] : [gatedChildSchema.parse({ ...body, ...place })]
  })
}

const FILE_COLUMNS = 'd.id as key, d.title, d.description, d.filename as name, d.mime_type as mime, d.filesize as bytes'
const fileRow = downloadSchema.extend({
  description: z
    .string()
    .nullable()
    .transform((text) => text ?? undefined),
  bytes: z.coerce.number().int().nonnegative(),
})

/** Names of a page's files; files that are gone are left out. */
export async function listDownloads({ read }: GatedReads, keys: readonly string[]): Promise<Download[]> {
  if (keys.length === 0) return []
  const rows = await read(
    `select ${FILE_COLUMNS} from downloads d where d.id::text = any($1::text[]) order by array_position($1::text[], d.id::text)`,
    [keys],
  )
  return rows.map((row) => fileRow.parse(row))
}

/** Finds a file if a gated page of the brand lists it. */
export async function findDownload({ read }: GatedReads, brand: BrandKey, key: string): Promise<Download | undefined> {
  const [row] = await read(
    `select ${FILE_COLUMNS} from downloads d where d.id::text = $2 and exists (
       select from published.gated_page g where g.brand = $1 and g.body->'downloads' ? $2)`,
    [brand, key],
  )
  return row === undefined ? undefined : fileRow.parse(row)
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import type { RunStatement } from '../../platform/transaction.ts'

type Save = {
  id?: string | null | undefined
  duplicateFromID?: string | null | undefined
  data?: { site?: string | null | undefined } | null | undefined
}

const siteRow = z.object({ site: z.string().nullable() })

/**
 * Sites that a save may affect: those of the stored document, of its newest draft, of the restored version, and of the
 * form.
 */
export async function findSites(
  query: RunStatement,
  { slug, versions }: SanitizedCollectionConfig,
  save: Save,
): Promise<string[]> {
  const id = z.uuid().safeParse(save.id ?? save.duplicateFromID).data
  const named = save.data?.site ? [save.data.site] : []
  if (id === undefined) return named
  const name = slug.replaceAll('-', '_')
  const stored = sql`select site from ${sql.identifier(name)} where id = ${id}::uuid`
  const table = sql.identifier(`_${name}_v`)
  const newestDraft = versions?.drafts
    ? sql`union select version_site from ${table} where parent_id = ${id}::uuid and latest`
    : sql``
  const rows = await query(
    versions
      ? sql`${stored} ${newestDraft}
          union select v.version_site from ${table} v where v.id = ${id}::uuid
          union select d.site from ${table} v join ${sql.identifier(name)} d on d.id = v.parent_id where v.id = ${id}::uuid`
      : stored,
  )
  return [...named, ...rows.flatMap((row) => siteRow.parse(row).site ?? [])]
}

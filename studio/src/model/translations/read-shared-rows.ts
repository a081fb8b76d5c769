import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SHARED_TEXTS, StatusRow, TranslationCell } from './status.ts'

type SharedText = (typeof SHARED_TEXTS)[number]

const rowSchema = z.object({ id: z.string(), title: z.string().nullable(), languages: z.array(z.string()).nullable() })

const STATEMENTS: Readonly<Record<SharedText, ReturnType<typeof sql>>> = {
  media: sql`
    select t.id::text, t.filename as title,
      array_agg(l._locale::text) filter (where coalesce(l.alt, '') <> '') as languages
    from media t left join media_locales l on l._parent_id = t.id
    where t.decorative is not true and t.deleted_at is null group by t.id order by t.filename`,
  terms: sql`
    select t.id::text, t.vocabulary::text || ': ' || t.code as title,
      array_agg(l._locale::text) filter (where coalesce(l.label, '') <> '') as languages
    from terms t left join terms_locales l on l._parent_id = t.id group by t.id order by title`,
}

export const listLanguageColumns = () => LANGUAGES.map((id) => ({ id, label: id }))

/** Texts that all sites share, with the languages that they have. */
export async function readSharedRows(req: PayloadRequest, collection: SharedText): Promise<StatusRow[]> {
  const { rows } = await req.payload.db.drizzle.execute(STATEMENTS[collection])
  return rows.map((row) => {
    const { id, title, languages } = rowSchema.parse(row)
    const cells = LANGUAGES.map((language): [string, TranslationCell] => {
      const state = languages?.includes(language) ? 'published' : 'missing'
      return [language, { state, id, open: 0, changes: 0 }]
    })
    return { key: id, title: title ?? '', first: id, cells: Object.fromEntries(cells) }
  })
}

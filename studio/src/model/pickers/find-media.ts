import type { Language } from '@menagerie/sites/languages'
import { findById } from '@menagerie/sites/locales'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { hasId } from '../../platform/has-id.ts'
import type { ContentQuestion } from './find-content.ts'
import { folded, readable, standIn, toWords } from './matches-words.ts'
import { type Offer, TILES } from './offer.ts'

const rowSchema = z.object({
  id: z.string(),
  filename: z.string().nullable(),
  picture: z.string().nullable(),
  alt: z.string().nullable(),
  decorative: z.boolean().nullable(),
  is_binned: z.boolean(),
})

/** SQL for the editors' tags of a picture `m`. */
export const TAGS_OF_PICTURE = sql`(select string_agg(text, ' ') from media_texts where parent_id = m.id and path = 'tags')`

/**
 * Finds pictures by file name, tags and alternative text in any language; shows the text in the language of the site
 * or, without one, of the user. Newest first.
 */
export async function findMedia({ config, db }: Payload, asked: ContentQuestion, reader: Language): Promise<Offer[]> {
  const words = toWords(asked.words)
  const chosen = asked.ids && hasId(sql`m.id`, asked.ids)
  const { rows } = await db.drizzle.execute(sql`
    select m.id::text, m.filename, coalesce(m.sizes_thumbnail_filename, m.filename) as picture, own.alt, m.decorative,
      m.deleted_at is not null as is_binned
    from media m
    left join media_locales own on own._parent_id = m.id and own._locale = ${findById(asked.site ?? '')?.file ?? reader}::_locales
    left join lateral (
      select ${readable(sql`string_agg(alt_folded, ' ')`)} as alts from media_locales where _parent_id = m.id
    ) told on true
    where ${chosen ?? sql`m.deleted_at is null and ${standIn(words, sql`concat_ws(' ', ${folded(sql`m.filename`)}, told.alts, ${folded(TAGS_OF_PICTURE)})`)}`}
    order by starts_with(${readable(sql`coalesce(own.alt_folded, '')`)}, ${words[0] ?? ''}) desc, m.updated_at desc, m.id
    limit ${asked.ids?.length ?? TILES}`)
  return rows.map((row) => {
    const { id, filename, picture, alt, decorative, is_binned: isBinned } = rowSchema.parse(row)
    return {
      collection: 'media',
      id,
      title: filename ?? 'No file',
      detail: decorative ? 'Decorative only' : (alt ?? ''),
      ...(picture && { picture: `${config.routes.api}/media/file/${encodeURIComponent(picture)}` }),
      ...(isBinned && { note: 'In the bin' }),
    }
  })
}

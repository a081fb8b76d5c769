import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { matchesWords, toWords } from './matches-words.ts'

/** Plain text fields among those that the search above a list examines. */
export const nameFields = ({ collections }: Payload, slug: CollectionSlug): string[] => {
  const { admin, flattenedFields } = collections[slug].config
  const texts = flattenedFields.flatMap((field) =>
    (field.type === 'text' && !field.hasMany) || field.type === 'textarea' ? [field.name] : [],
  )
  return texts.filter((name) => admin.listSearchableFields?.includes(name))
}

/** Finds the documents whose names contain all words, folded as in pickers; localized texts count in any language. */
export function inNames(
  { collections, db }: Payload,
  slug: CollectionSlug,
  names: readonly string[],
  typed: string,
): SQL {
  const table = slug.replaceAll('-', '_')
  const localized = new Set(
    collections[slug].config.flattenedFields.flatMap((field) =>
      'localized' in field && field.localized ? [field.name] : [],
    ),
  )
  const texts = names.map((name) => {
    const { [name]: column } = db.tables[localized.has(name) ? `${table}_locales` : table] ?? {}
    return localized.has(name)
      ? sql`(select string_agg(${column}, ' ') from ${db.tables[`${table}_locales`]} where _parent_id = ${db.tables[table]?.id})`
      : sql`${column}`
  })
  return sql`select id::text from ${db.tables[table]} where ${matchesWords(toWords(typed), texts)} order by updated_at desc`
}

import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readLeafletRows } from './read-leaflet-rows.ts'
import type { SHARED_TEXTS, StatusRow, TranslationCell } from './status.ts'

type SharedText = (typeof SHARED_TEXTS)[number]
/** `must`: texts required in each language; `may`: texts required in each language once one language has them. */
type Texts = { title: SQL; where: SQL; must: readonly string[]; may: readonly string[] }

const ALL = sql`true`
const TEXTS: Readonly<Record<Exclude<SharedText, 'leaflets'>, Texts>> = {
  media: {
    title: sql`t.filename`,
    where: sql`t.decorative is not true and t.deleted_at is null`,
    must: ['alt'],
    may: [],
  },
  terms: { title: sql`t.vocabulary::text || ': ' || t.code`, where: ALL, must: ['label'], may: [] },
  films: { title: sql`t.filename`, where: ALL, must: ['title'], may: ['captions', 'transcript'] },
  authors: { title: sql`t.name`, where: ALL, must: [], may: ['occupation'] },
  'product-facts': {
    title: sql`t.sku || ' · ' || t.name`,
    where: ALL,
    must: [],
    may: ['color', 'flavor', 'contents', 'size', 'form', 'animal_age', 'animal_type', 'animal_weight'].map(
      (name) => `specification_${name}`,
    ),
  },
}

const rowSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  by: z.string().nullable(),
  /** Languages of each text. */
  texts: z.record(z.string(), z.array(z.string()).nullable()),
})
type SharedRow = z.infer<typeof rowSchema>

export const listLanguageColumns = () => LANGUAGES.map((id) => ({ id, label: id }))

/** Texts that all sites share, with the languages in which they exist. */
export async function readSharedRows(req: PayloadRequest, collection: SharedText): Promise<StatusRow[]> {
  if (collection === 'leaflets') return readLeafletRows(req)
  const texts = TEXTS[collection]
  const { rows } = await req.payload.db.drizzle.execute(toStatement(collection, texts))
  return rows.map((row) => toStatusRow(rowSchema.parse(row), texts))
}

function toStatement(collection: string, { title, where, must, may }: Texts): SQL {
  const table = collection.replaceAll('-', '_')
  const pairs = [...must, ...may].map(
    (name) =>
      sql`${name}::text, array_agg(l._locale::text) filter (where coalesce(l.${sql.identifier(name)}, '') <> '')`,
  )
  return sql`
    select t.id::text, ${title} as title, t.saved_by as by, jsonb_build_object(${sql.join(pairs, sql`, `)}) as texts
    from ${sql.identifier(table)} t left join ${sql.identifier(`${table}_locales`)} l on l._parent_id = t.id
    where ${where} group by t.id order by title`
}

function toStatusRow({ id, title, by, texts }: SharedRow, { must, may }: Texts): StatusRow {
  const wanted = [...must, ...may.filter((name) => (texts[name] ?? []).length > 0)]
  const cells = LANGUAGES.map((language): [string, TranslationCell] => {
    const lacking = wanted.filter((name) => !texts[name]?.includes(language)).length
    const state = wanted.length === 0 ? 'none' : lacking > 0 ? 'missing' : 'published'
    return [language, { state, id, open: lacking, changes: 0, isWaiting: false, ...(by && { by }) }]
  })
  return { key: id, title: title ?? '', first: id, cells: Object.fromEntries(cells) }
}

import { findById } from '@menagerie/sites/locales'
import type { Payload } from 'payload'
import { z } from 'zod'
import { runTransaction } from '../../../platform/run-transaction.ts'
import { readSources, type TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom } from '../translated-from.ts'
import { REMEMBERED, REMEMBERED_COLLECTIONS, type RememberedCollection } from './memory.ts'
import { nameUnits } from './name-units.ts'
import { toPublicDocuments } from './public-documents.ts'
import { toPieces } from './split-sentences.ts'

/** Documents per round; other work of the process can run between rounds. */
const AT_ONCE = 50
/** A document saved in a long transaction has an earlier time than its commit. */
const OVERLAP = '1 minute'

const changedRow = z.object({ id: z.string(), updated_at: z.coerce.date() })

/**
 * Adds the documents published since the last update, and removes those that are no longer published. Returns the
 * number of documents that were read.
 */
export async function refreshMemory(payload: Payload): Promise<number> {
  let read = 0
  for (const collection of REMEMBERED_COLLECTIONS) {
    await forget(payload, collection)
    read += await readChanged(payload, collection)
  }
  return read
}

async function forget({ db }: Payload, collection: RememberedCollection): Promise<void> {
  const { table, isPublic } = toPublicDocuments(collection)
  await db.pool.query(
    `delete from public.translation_sentence s where s.collection = $1 and not exists (
       select from ${table} d where d.id = s.document and ${isPublic})`,
    [collection],
  )
}

async function readChanged(payload: Payload, collection: RememberedCollection): Promise<number> {
  const { pool } = payload.db
  const { table, isPublic } = toPublicDocuments(collection)
  const { rows } = await pool.query(
    `select d.id, d.updated_at from ${table} d
     where ${isPublic} and d.updated_at >= coalesce(
       (select read_until - interval '${OVERLAP}' from public.translation_memory_state where collection = $1), '-infinity')
     order by d.updated_at`,
    [collection],
  )
  const changed = rows.map((row) => changedRow.parse(row))
  for (let at = 0; at < changed.length; at += AT_ONCE) {
    const batch = changed.slice(at, at + AT_ONCE)
    const documents = await readSources(
      { payload },
      collection,
      batch.map(({ id }) => id),
    )
    for (const document of await withRoots(payload, documents)) await remember(payload, collection, document)
    await pool.query(
      `insert into public.translation_memory_state values ($1, $2)
       on conflict (collection) do update set read_until = excluded.read_until`,
      [collection, batch.at(-1)?.updated_at],
    )
  }
  return changed.length
}

/** Adds the sources of copies, because their names are shared from then on. */
async function withRoots(payload: Payload, documents: readonly TranslationSource[]) {
  const known = new Set(documents.map(({ id }) => id))
  const [first] = documents
  if (first === undefined) return documents
  const roots = documents.flatMap(({ values }) => readTranslatedFrom(values)?.id ?? []).filter((id) => !known.has(id))
  const published = (await readSources({ payload }, first.collection, roots)).filter(
    ({ values }) => values._status === 'published',
  )
  return [...documents, ...published]
}

async function remember(payload: Payload, collection: RememberedCollection, document: TranslationSource) {
  const language = findById(document.site)?.file
  const joined = toId(document.values[REMEMBERED[collection]])
  const units = language === undefined || joined === undefined ? [] : await nameUnits({ payload }, document)
  const pieces = units.flatMap(({ name, text }) =>
    toPieces(text.text, language ?? '').map(({ place, text: piece }) => ({ unit: `${name} ${place}`, text: piece })),
  )
  await runTransaction(payload.db.pool, async (query) => {
    await query('delete from public.translation_sentence where document = $1', [document.id])
    await query(
      `insert into public.translation_sentence (collection, document, site, language, joined, unit, text)
       select $1, $2, $3, $4, $5, * from unnest($6::text[], $7::text[])`,
      [
        ...[collection, document.id, document.site, language ?? '', `${collection}/${joined}`],
        ...[pieces.map(({ unit }) => unit), pieces.map(({ text }) => text)],
      ],
    )
  })
}

const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const toId = (value: unknown): string | undefined => idSchema.safeParse(value).data

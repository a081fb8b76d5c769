import { z } from 'zod'
import { findStorage } from '../../platform/storage/find-storage.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { placeOfUpload } from './place-of-upload.ts'

/** Days for which an uploaded file can be checked and saved again. */
const FILE_DAYS = 7
const KEPT_RUNS = 100

const oldRow = z.object({ id: z.string(), files: z.array(z.string()) })

/** Deletes uploads of imports after some days, and records of the oldest imports. Returns the number of deleted files. */
export async function removeOldUploads(query: PlainQuery): Promise<number> {
  const rows = await query(
    `update import_run set has_files = false
     where has_files and state not in ('waiting', 'checking', 'saving') and seen_at < now() - make_interval(days => $1)
     returning id::text, (select coalesce(jsonb_agg(f->>'name'), '[]') from jsonb_array_elements(files) f) as files`,
    [FILE_DAYS],
  )
  const old = rows.map((row) => oldRow.parse(row))
  const storage = findStorage()
  const places = old.flatMap(({ id, files }) => files.map((name) => placeOfUpload(id, name)))
  for (const place of places) await storage.remove(place)
  await query(
    'delete from import_run where not has_files and id in (select id from import_run order by started_at desc offset $1)',
    [KEPT_RUNS],
  )
  return places.length
}

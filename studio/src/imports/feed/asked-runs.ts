import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import {
  type FindingsAnswer,
  findingsSchema,
  type RunSettings,
  runSchema,
  runSettingsSchema,
} from '../desk/run-answer.ts'
import type { ImportRights } from '../products/import-rights.ts'

/** A run without a sign of life for so long was interrupted, and is restarted. */
const SILENT_SECONDS = 90

const rightsSchema = z.object({ catalogue: z.boolean(), sites: z.union([z.literal('all'), z.array(z.string())]) })
const RUN = `id::text, to_char(started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startedAt", started_by as "startedBy",
  files, state, settings, progress, rights, saves, schedule::text`
const askedSchema = runSchema.extend({ rights: rightsSchema, saves: z.boolean(), schedule: z.string().nullable() })
/** A run that a program or schedule requested: it waits until a process runs it. */
export type AskedRun = z.infer<typeof askedSchema>

type NewAskedRun = {
  id: string
  startedBy: string
  file: { name: string; bytes: number; hash: string }
  settings: RunSettings
  rights: ImportRights
  /** False: only checks. */
  saves: boolean
  /** Idempotency key: a request with the same key gets the same run. */
  askedAs: string
  schedule?: string
}

/** Returns false if a run with the same idempotency key exists. */
export async function addAskedRun(query: PlainQuery, run: NewAskedRun): Promise<boolean> {
  const rows = await query(
    `insert into import_run (id, started_by, files, state, settings, rights, saves, asked_as, schedule)
     values ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8) on conflict (asked_as) do nothing returning 1`,
    [
      run.id,
      run.startedBy,
      JSON.stringify([run.file]),
      JSON.stringify(run.settings),
      JSON.stringify(run.rights),
      run.saves,
      run.askedAs,
      run.schedule ?? null,
    ],
  )
  return rows.length > 0
}

const hashRow = z.object({
  id: z.string(),
  hash: z.string().nullable(),
  saves: z.boolean(),
  settings: runSettingsSchema,
})

/** The run with this idempotency key, with the hash of its file and its parameters. */
export async function findAskedAs(query: PlainQuery, askedAs: string) {
  const [row] = await query(
    `select id::text, files->0->>'hash' as hash, saves, settings from import_run where asked_as = $1`,
    [askedAs],
  )
  return row === undefined ? undefined : hashRow.parse(row)
}

/** Finds a run by id and the prefix of its idempotency key, so that programs see only their own. */
export async function findOwnRun(query: PlainQuery, id: string, owner: string): Promise<AskedRun | undefined> {
  const [row] = await query(`select ${RUN} from import_run where id = $1 and starts_with(asked_as, $2)`, [id, owner])
  return row === undefined ? undefined : askedSchema.parse(row)
}

export async function readOwnFindings(
  query: PlainQuery,
  { id, state, offset, limit }: { id: string; state: string; offset: number; limit: number },
): Promise<FindingsAnswer> {
  const rows = await query(
    `select body, (count(*) over ())::int as n from import_finding where run = $1 and ($2 = 'all' or state = $2)
     order by number offset $3 limit $4`,
    [id, state, offset, limit],
  )
  const found = z.array(z.object({ body: z.unknown(), n: z.number() })).parse(rows)
  return findingsSchema.parse({ findings: found.map(({ body }) => body), total: found[0]?.n ?? offset })
}

/** Claims the run that has waited longest, or an interrupted one; safe with several processes. */
export async function takeAskedRun(query: PlainQuery): Promise<AskedRun | undefined> {
  const [row] = await query(
    `update import_run set state = case when saves then 'saving' else 'checking' end, seen_at = now(), progress = '{}'
     where id = (
       select id from import_run where rights is not null
         and (state = 'waiting' or (state in ('checking', 'saving') and seen_at < now() - make_interval(secs => $1)))
       order by started_at limit 1 for update skip locked)
     returning ${RUN}`,
    [SILENT_SECONDS],
  )
  if (row === undefined) return undefined
  const run = askedSchema.parse(row)
  await query('delete from import_finding where run = $1', [run.id])
  return run
}

import { randomUUID } from 'node:crypto'
import { toStorable } from '@menagerie/contract/human-text'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  FINDINGS_AT_ONCE,
  type FindingsAnswer,
  findingSchema,
  type ImportRunAnswer,
  isAtWork,
  type RunProgress,
  type RunSettings,
  type RunState,
  runSchema,
} from './run-answer.ts'

/** A run without a sign of life for so long counts as interrupted. */
const SILENT_SECONDS = 60
const SHOWN_RUNS = 20

const RUN = `id::text, to_char(started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startedAt", started_by as "startedBy",
  files, state, settings, progress, seen_at < now() - interval '${SILENT_SECONDS} seconds' as silent`

const silentRow = z.looseObject({ silent: z.boolean() })

export function createRunStore({ db }: Payload) {
  const query = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
    (await db.pool.query(text, [...values])).rows
  return {
    async create(
      startedBy: string,
      files: ImportRunAnswer['files'],
      settings: RunSettings,
      state: RunState,
    ): Promise<string> {
      const id = randomUUID()
      await query('insert into import_run (id, started_by, files, state, settings) values ($1, $2, $3, $4, $5)', [
        id,
        startedBy,
        JSON.stringify(files),
        state,
        JSON.stringify(settings),
      ])
      return id
    },
    async find(id: string): Promise<ImportRunAnswer | undefined> {
      const [row] = await query(`select ${RUN} from import_run where id = $1`, [id])
      return row === undefined ? undefined : toRun(row)
    },
    async list(): Promise<ImportRunAnswer[]> {
      return (await query(`select ${RUN} from import_run order by started_at desc limit ${SHOWN_RUNS}`)).map(toRun)
    },
    /** Returns false if another process has started the run meanwhile. */
    async begin(id: string, state: RunState, settings: RunSettings): Promise<boolean> {
      const rows = await query(
        `update import_run set state = $2, settings = $3, progress = '{}', seen_at = now()
         where id = $1 and (state not in ('checking', 'saving') or seen_at < now() - interval '${SILENT_SECONDS} seconds') returning 1`,
        [id, state, JSON.stringify(settings)],
      )
      if (rows.length > 0) await query('delete from import_finding where run = $1', [id])
      return rows.length > 0
    },
    async note(id: string, state: RunState, progress: RunProgress): Promise<void> {
      await query('update import_run set state = $2, progress = $3, seen_at = now() where id = $1', [
        id,
        state,
        toStorable(JSON.stringify(progress)),
      ])
    },
    async addFindings(id: string, findings: readonly { number: number; state: string; body: object }[]): Promise<void> {
      await query(
        `insert into import_finding (run, number, state, body)
         select $1, r.number, r.state, r.body from jsonb_to_recordset($2::jsonb) as r(number int, state text, body jsonb)`,
        [id, JSON.stringify(findings)],
      )
    },
    async readFindings(id: string, state: string, offset: number, limit = FINDINGS_AT_ONCE): Promise<FindingsAnswer> {
      const rows = await query(
        'select body from import_finding where run = $1 and ($2 = $3 or state = $2) order by number offset $4 limit $5',
        [id, state, 'all', offset, limit],
      )
      const [count] = await query(
        'select count(*)::int as n from import_finding where run = $1 and ($2 = $3 or state = $2)',
        [id, state, 'all'],
      )
      const findings = rows.map((row) => z.object({ body: findingSchema }).parse(row).body)
      return { findings, total: z.object({ n: z.number() }).parse(count).n }
    },
  }
}
export type RunStore = ReturnType<typeof createRunStore>

function toRun(row: unknown): ImportRunAnswer {
  const { silent } = silentRow.parse(row)
  const run = runSchema.parse(row)
  return silent && isAtWork(run.state) && run.state !== 'waiting' ? { ...run, state: 'interrupted' } : run
}

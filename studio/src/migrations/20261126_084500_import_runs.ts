import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { IMPORT_RUNS_SQL } from '../imports/desk/runs-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(IMPORT_RUNS_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table public.import_finding; drop table public.import_run; drop table public.import_mapping`)
}

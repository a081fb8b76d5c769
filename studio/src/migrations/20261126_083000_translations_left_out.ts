import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { LEFT_OUT_SCHEMA_SQL } from '../model/translations/left-out-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(LEFT_OUT_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table public.translation_left_out`)
}

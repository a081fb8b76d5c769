import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { MEMORY_SCHEMA_SQL } from '../model/translations/memory/memory-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(MEMORY_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table public.translation_sentence`)
  await db.execute(sql`drop table public.translation_memory_state`)
}

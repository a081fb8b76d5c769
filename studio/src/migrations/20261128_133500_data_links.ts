import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { DATA_LINK_SCHEMA_SQL, DATA_LINK_SCHEMA_UNDO_SQL } from '../access/sign-in/data-link-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(DATA_LINK_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DATA_LINK_SCHEMA_UNDO_SQL))
}

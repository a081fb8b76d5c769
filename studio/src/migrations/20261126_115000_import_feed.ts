import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { IMPORT_FEED_SQL, IMPORT_FEED_UNDO_SQL } from '../imports/desk/runs-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(IMPORT_FEED_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(IMPORT_FEED_UNDO_SQL))
}

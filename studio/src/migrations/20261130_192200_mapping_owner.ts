import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { MAPPING_OWNER_SQL, MAPPING_OWNER_UNDO_SQL } from '../imports/desk/runs-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(MAPPING_OWNER_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(MAPPING_OWNER_UNDO_SQL))
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { BACKUP_SCHEMA_SQL, BACKUP_SCHEMA_UNDO_SQL } from '../platform/backup-made.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(BACKUP_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(BACKUP_SCHEMA_UNDO_SQL))
}

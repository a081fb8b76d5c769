import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { PROVEN_ADDRESS_SCHEMA_SQL, PROVEN_ADDRESS_SCHEMA_UNDO_SQL } from '../access/sign-in/proven-address-schema.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(PROVEN_ADDRESS_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(PROVEN_ADDRESS_SCHEMA_UNDO_SQL))
}

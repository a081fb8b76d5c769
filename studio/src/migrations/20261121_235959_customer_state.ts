import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CUSTOMER_STATE_SQL, CUSTOMER_STATE_UNDO_SQL } from '../collections/customers/guard-state.ts'

/** Payload cannot generate this one: it is about a trigger, not a table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(CUSTOMER_STATE_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(CUSTOMER_STATE_UNDO_SQL))
}

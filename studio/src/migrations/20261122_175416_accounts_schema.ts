import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { ACCOUNTS_SCHEMA_SQL, ACCOUNTS_SCHEMA_UNDO_SQL } from '../access/sign-in/accounts-schema.ts'

/** No collection has these tables. The trigger goes with the accounts of Payload, which it was for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('DROP TRIGGER keep_customer_state ON customers; DROP FUNCTION keep_customer_state();'))
  await db.execute(sql.raw(ACCOUNTS_SCHEMA_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(ACCOUNTS_SCHEMA_UNDO_SQL))
}

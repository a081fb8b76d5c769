import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Payload cannot generate this one: it is about a trigger, not a table. */
const CUSTOMER_STATE_SQL = `
CREATE FUNCTION keep_customer_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('menagerie.customer_state', true), '') <> 'change' THEN NEW.state := OLD.state; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_customer_state BEFORE UPDATE ON customers
  FOR EACH ROW WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION keep_customer_state();
`

const CUSTOMER_STATE_UNDO_SQL = `
DROP TRIGGER keep_customer_state ON customers;
DROP FUNCTION keep_customer_state();
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(CUSTOMER_STATE_SQL))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(CUSTOMER_STATE_UNDO_SQL))
}

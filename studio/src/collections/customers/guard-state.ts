import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook } from 'payload'
import { transactionOf } from '../../publish/transaction.ts'

/**
 * Payload reads an account, checks a password, and writes the whole account back with its new session. A customer who was
 * suspended in between would be approved again. So the database keeps a state unless the writer means to change it.
 */
export const CUSTOMER_STATE_SQL = `
CREATE FUNCTION keep_customer_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('menagerie.customer_state', true), '') <> 'change' THEN NEW.state := OLD.state; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_customer_state BEFORE UPDATE ON customers
  FOR EACH ROW WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION keep_customer_state();
`

export const CUSTOMER_STATE_UNDO_SQL = `
DROP TRIGGER keep_customer_state ON customers;
DROP FUNCTION keep_customer_state();
`

/** Holds for the transaction of this save only. */
export const announceStateChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.state !== undefined && data.state !== originalDoc?.state) {
    const query = await transactionOf(req)
    await query(sql`select set_config('menagerie.customer_state', 'change', true)`)
  }
  return data
}

/** Customers whose email address was proven by a link; a changed address must be proven again. */
export const PROVEN_ADDRESS_SCHEMA_SQL = `
CREATE TABLE accounts.proven_address (
  customer_id uuid PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  proven_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION accounts.forget_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM accounts.proven_address WHERE customer_id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_proof AFTER UPDATE OF email ON customers
  FOR EACH ROW WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION accounts.forget_proof();
`

export const PROVEN_ADDRESS_SCHEMA_UNDO_SQL = `
DROP TRIGGER forget_proof ON customers;
DROP FUNCTION accounts.forget_proof();
DROP TABLE accounts.proven_address;
`

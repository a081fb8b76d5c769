/**
 * Data about the portal's customers that is not part of a collection, so that neither the admin nor its REST API can
 * read a hash or a session. Tokens are stored as SHA-256 only.
 */
export const ACCOUNTS_SCHEMA_SQL = `
CREATE SCHEMA accounts;

CREATE TABLE accounts.credential (
  customer_id uuid PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE accounts.session (
  token_hash bytea PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  agent text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_customer ON accounts.session (customer_id);

CREATE TABLE accounts.reset (
  token_hash bytea PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX reset_customer ON accounts.reset (customer_id);

CREATE TABLE accounts.device (
  customer_id uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, token_hash)
);

CREATE UNLOGGED TABLE accounts.attempt (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION accounts.end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM accounts.session WHERE customer_id = NEW.id;
  DELETE FROM accounts.reset WHERE customer_id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER end_sessions AFTER UPDATE OF state ON customers
  FOR EACH ROW WHEN (NEW.state <> 'approved' AND NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION accounts.end_sessions();

CREATE FUNCTION accounts.keep_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The trail of accounts is only added to';
END $$;
CREATE TRIGGER keep_events BEFORE UPDATE OR DELETE ON account_events
  FOR EACH STATEMENT EXECUTE FUNCTION accounts.keep_events();
`

export const ACCOUNTS_SCHEMA_UNDO_SQL = `
DROP TRIGGER IF EXISTS keep_events ON account_events;
DROP TRIGGER end_sessions ON customers;
DROP SCHEMA accounts CASCADE;
`

/**
 * Tables of the studio's users beside their documents, so that no endpoint of the admin reads a token. An event of the
 * trail of sign-ins cannot be changed, nor deleted before a year has passed.
 */
export const STAFF_SCHEMA_SQL = `
CREATE TABLE accounts.staff_reset (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_reset_user ON accounts.staff_reset (user_id);

CREATE TABLE accounts.staff_session (
  sid text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  agent text NOT NULL,
  address text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_session_user ON accounts.staff_session (user_id);

UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL;

CREATE FUNCTION accounts.keep_sign_ins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The trail of sign-ins is only added to';
END $$;
CREATE TRIGGER keep_sign_ins BEFORE UPDATE OR DELETE ON sign_ins
  FOR EACH ROW EXECUTE FUNCTION accounts.keep_sign_ins();
`

export const STAFF_SCHEMA_UNDO_SQL = `
DROP TRIGGER IF EXISTS keep_sign_ins ON sign_ins;
DROP FUNCTION accounts.keep_sign_ins();
DROP TABLE accounts.staff_reset, accounts.staff_session;
`

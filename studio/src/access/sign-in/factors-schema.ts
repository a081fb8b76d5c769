/**
 * Second factors of the studio's users, and their identities at the company's provider. Not a collection, so that no
 * endpoint of the admin reads them. Keys of one-time codes are encrypted, recovery codes and tickets are hashed. Losing
 * tickets in a crash does no harm.
 */
export const FACTORS_SCHEMA_SQL = `
CREATE TABLE accounts.staff_passkey (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX staff_passkey_user ON accounts.staff_passkey (user_id);

CREATE TABLE accounts.staff_totp (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_key bytea NOT NULL,
  last_step bigint NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE accounts.staff_recovery (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  salt bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE accounts.staff_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (issuer, subject)
);

CREATE UNLOGGED TABLE accounts.staff_ticket (
  token_hash bytea PRIMARY KEY,
  kind text NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  browser text NOT NULL,
  way text NOT NULL,
  challenge text,
  sealed_key bytea,
  flow text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_ticket_expires ON accounts.staff_ticket (expires_at);
CREATE INDEX staff_ticket_user ON accounts.staff_ticket (user_id);

ALTER TABLE accounts.staff_session
  ADD COLUMN way text NOT NULL DEFAULT 'password',
  ADD COLUMN sealed_id_token bytea;
`

export const FACTORS_SCHEMA_UNDO_SQL = `
DROP TABLE accounts.staff_passkey, accounts.staff_totp, accounts.staff_recovery, accounts.staff_identity, accounts.staff_ticket;
ALTER TABLE accounts.staff_session DROP COLUMN way, DROP COLUMN sealed_id_token;
`

/**
 * Tables for what customers do with their accounts themselves. An erasure keeps only the hash of an address, so that it
 * can be repeated on a restored backup. While `menagerie.erasing` is set, a transaction may remove a person from the
 * otherwise append-only trail.
 */
export const OWN_ACCOUNT_SCHEMA_SQL = `
CREATE TABLE accounts.email_change (
  customer_id uuid PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  email text NOT NULL,
  old_token_hash bytea NOT NULL,
  new_token_hash bytea NOT NULL,
  is_old_confirmed boolean NOT NULL DEFAULT false,
  is_new_confirmed boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX email_change_old ON accounts.email_change (old_token_hash);
CREATE UNIQUE INDEX email_change_new ON accounts.email_change (new_token_hash);

ALTER TABLE accounts.device ADD COLUMN agent text NOT NULL DEFAULT '';

CREATE TABLE accounts.erasure (
  email_hash bytea NOT NULL,
  reason text NOT NULL,
  erased_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (email_hash, erased_at)
);

CREATE OR REPLACE FUNCTION accounts.keep_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('menagerie.erasing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'The trail of accounts is only added to';
END $$;
`

export const OWN_ACCOUNT_SCHEMA_UNDO_SQL = `
DROP TABLE accounts.email_change, accounts.erasure;
ALTER TABLE accounts.device DROP COLUMN agent;
CREATE OR REPLACE FUNCTION accounts.keep_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The trail of accounts is only added to';
END $$;
`

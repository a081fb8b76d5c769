/** PostgreSQL channel that a publishing transaction notifies; delivered when it commits. */
export const PUBLISHED_CHANNEL = 'published'

/**
 * Tables of the published state, created by the first migration. `xid` is the transaction that last wrote the row:
 * readers take only rows below the oldest running transaction, so that none is missed. `source` names the document
 * (`pages/{id}`) that a row comes from, which shows what a document no longer publishes. A tombstone has `deleted`, no
 * path and no body.
 */
export const PUBLISHED_SCHEMA_SQL = `
CREATE SCHEMA IF NOT EXISTS published;

CREATE TABLE published.entry (
  kind text NOT NULL,
  brand text NOT NULL,
  locale text NOT NULL,
  key text NOT NULL,
  path text,
  body jsonb NOT NULL,
  body_hash text NOT NULL,
  source text NOT NULL,
  deleted boolean NOT NULL DEFAULT false,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, brand, locale, key),
  CHECK (NOT deleted OR path IS NULL)
);
CREATE UNIQUE INDEX entry_path_owner ON published.entry (brand, locale, path) WHERE NOT deleted AND path IS NOT NULL;
CREATE INDEX entry_xid ON published.entry (xid, kind, brand, locale, key);
CREATE INDEX entry_source ON published.entry (source);

CREATE TABLE published.meta (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  contract_version integer NOT NULL,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id()
);
INSERT INTO published.meta (contract_version) VALUES (1);
`

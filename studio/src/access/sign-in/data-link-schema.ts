/**
 * Links that prove the account's address before its data is exported or deleted: one per account at a time, for one
 * use.
 */
export const DATA_LINK_SCHEMA_SQL = `
CREATE TABLE accounts.data_link (
  customer_id uuid PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
`

export const DATA_LINK_SCHEMA_UNDO_SQL = 'DROP TABLE accounts.data_link;'

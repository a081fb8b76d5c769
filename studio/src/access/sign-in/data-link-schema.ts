/** Links that prove an account's address before its data is told or deleted: one of an account at a time, used once. */
export const DATA_LINK_SCHEMA_SQL = `
CREATE TABLE accounts.data_link (
  customer_id uuid PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
`

export const DATA_LINK_SCHEMA_UNDO_SQL = 'DROP TABLE accounts.data_link;'

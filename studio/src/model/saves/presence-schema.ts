/** Windows in which a document is open. Unlogged, because after a crash every open window reports itself again. */
export const PRESENCE_SCHEMA_SQL = `
CREATE UNLOGGED TABLE public.document_presence (
  collection text NOT NULL,
  document uuid NOT NULL,
  window_id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection, document, window_id)
);
`

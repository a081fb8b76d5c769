/** Documents that a site deliberately does not have: the value that relates them, and the site. */
export const LEFT_OUT_SCHEMA_SQL = `
CREATE TABLE public.translation_left_out (
  collection text NOT NULL,
  joined text NOT NULL,
  site text NOT NULL,
  noted_by text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection, joined, site)
);
`

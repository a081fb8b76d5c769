/** Imports that people and programs started: what they found, product by product, and mappings that are kept by name. */
export const IMPORT_RUNS_SQL = `
CREATE TABLE public.import_run (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Written again while it works: one that has long been silent was stopped from outside.
  seen_at timestamptz NOT NULL DEFAULT now(),
  started_by text NOT NULL,
  files jsonb NOT NULL,
  state text NOT NULL,
  settings jsonb NOT NULL,
  progress jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX import_run_started_idx ON public.import_run (started_at DESC);
CREATE TABLE public.import_finding (
  run uuid NOT NULL REFERENCES public.import_run ON DELETE CASCADE,
  number integer NOT NULL,
  state text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (run, number)
);
CREATE INDEX import_finding_state_idx ON public.import_finding (run, state, number);
CREATE TABLE public.import_mapping (name text PRIMARY KEY, body jsonb NOT NULL);
`

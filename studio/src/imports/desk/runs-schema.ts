/** Runs of imports with their findings per product, and named mappings. */
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

/** Fingerprints of imported products, and the keys and schedules for automatic imports. */
export const IMPORT_FEED_SQL = `
CREATE TABLE public.import_fingerprint (
  product uuid PRIMARY KEY,
  rows text NOT NULL,
  words jsonb NOT NULL,
  meant text NOT NULL,
  categories text NOT NULL,
  state text NOT NULL
);
ALTER TABLE public.import_run ADD COLUMN has_files boolean NOT NULL DEFAULT true,
  -- Rights of what started it: a write key or a schedule; a person's are asked at each step.
  ADD COLUMN rights jsonb,
  ADD COLUMN saves boolean NOT NULL DEFAULT false,
  ADD COLUMN asked_as text,
  ADD COLUMN schedule uuid;
CREATE UNIQUE INDEX import_run_asked_as_idx ON public.import_run (asked_as);
CREATE INDEX import_run_waiting_idx ON public.import_run (started_at) WHERE state IN ('waiting', 'checking', 'saving');
CREATE TABLE public.write_key (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  digest text NOT NULL UNIQUE,
  -- The last letters, by which people tell keys apart.
  ending text NOT NULL,
  -- Null: all sites.
  sites jsonb,
  kinds jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by text NOT NULL,
  used_at timestamptz,
  ended_at timestamptz,
  ended_by text
);
CREATE TABLE public.import_schedule (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  every_minutes integer NOT NULL CHECK (every_minutes >= 15),
  settings jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by text NOT NULL,
  next_at timestamptz NOT NULL DEFAULT now(),
  failure text,
  fetched text
);
`
export const IMPORT_FEED_UNDO_SQL = `
DROP TABLE public.import_schedule;
DROP TABLE public.write_key;
DROP INDEX public.import_run_waiting_idx;
ALTER TABLE public.import_run DROP COLUMN has_files, DROP COLUMN rights, DROP COLUMN saves, DROP COLUMN asked_as, DROP COLUMN schedule;
DROP TABLE public.import_fingerprint;
`

/** The person that has saved a mapping. Null: saved before this was known. */
export const MAPPING_OWNER_SQL = 'ALTER TABLE public.import_mapping ADD COLUMN made_by uuid;'
export const MAPPING_OWNER_UNDO_SQL = 'ALTER TABLE public.import_mapping DROP COLUMN made_by;'

/**
 * Sentences of published documents, grouped into units: sentences of a unit are translations of each other. Derived
 * from the documents, so it can be emptied at any time.
 */
export const MEMORY_SCHEMA_SQL = `
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE TABLE public.translation_sentence (
  collection text NOT NULL,
  document uuid NOT NULL,
  site text NOT NULL,
  language text NOT NULL,
  joined text NOT NULL,
  unit text NOT NULL,
  text text NOT NULL
);
CREATE INDEX translation_sentence_document ON public.translation_sentence (document);
CREATE INDEX translation_sentence_unit ON public.translation_sentence (joined, unit);
CREATE INDEX translation_sentence_text ON public.translation_sentence USING gin (text public.gin_trgm_ops);
CREATE TABLE public.translation_memory_state (collection text PRIMARY KEY, read_until timestamptz NOT NULL);
`

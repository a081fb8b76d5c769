/**
 * References between documents, for "where is this used": derived from the documents, and rebuilt whenever the rules
 * change.
 */
export const REFERENCES_SCHEMA_SQL = `
CREATE TABLE public.document_reference (
  source_collection text NOT NULL,
  source uuid NOT NULL,
  -- Of the published state, or else of a newer draft.
  is_published boolean NOT NULL,
  target_collection text NOT NULL,
  target uuid NOT NULL,
  field text NOT NULL,
  place text NOT NULL,
  PRIMARY KEY (source, is_published, field, target, source_collection, target_collection)
);
CREATE INDEX document_reference_target_idx ON public.document_reference (target, target_collection);
CREATE TABLE public.document_reference_rules (version integer NOT NULL);
`

import type { CollectionConfig } from 'payload'

/** Older versions are deleted, so that the history of a page that is edited daily stays limited. */
const VERSIONS_PER_DOCUMENT = 100

/** Pause after the last key before autosave; below 800 ms saves overtake each other in the admin. */
const AUTOSAVE_MS = 1000

export const DRAFTS = {
  drafts: { autosave: { interval: AUTOSAVE_MS } },
  maxPerDoc: VERSIONS_PER_DOCUMENT,
} satisfies CollectionConfig['versions']

import type { CollectionConfig } from 'payload'

/** Older versions than these are dropped, so that a page edited daily does not grow without end. */
const VERSIONS_PER_DOCUMENT = 100

/** Pause after the last key before a draft is saved; below 800 ms saves overtake each other in the admin. */
const AUTOSAVE_MS = 1000

export const DRAFTS = {
  drafts: { autosave: { interval: AUTOSAVE_MS } },
  maxPerDoc: VERSIONS_PER_DOCUMENT,
} satisfies CollectionConfig['versions']

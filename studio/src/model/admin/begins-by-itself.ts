import type { CollectionConfig, SanitizedCollectionConfig } from 'payload'

/** Whether Payload makes a draft as soon as the form of a new document of this collection is opened. */
export function beginsByItself({
  versions,
}: {
  versions?: CollectionConfig['versions'] | SanitizedCollectionConfig['versions']
}): boolean {
  const drafts = typeof versions === 'object' ? versions.drafts : undefined
  return typeof drafts === 'object' && Boolean(drafts.autosave)
}

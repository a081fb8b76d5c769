import type { EntryBody, EntryKind } from '@menagerie/contract/entry'

/** One published document as it stands in the published state. */
export type PublishedEntry<K extends EntryKind> = { key: string; path: string | null; body: EntryBody<K> }

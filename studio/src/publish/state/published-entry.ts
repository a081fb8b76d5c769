import type { EntryBody, EntryKind } from '@menagerie/contract/entry'

/** A published document. */
export type PublishedEntry<K extends EntryKind> = { key: string; path: string | null; body: EntryBody<K> }

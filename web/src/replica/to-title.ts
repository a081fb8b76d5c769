import type { EntryKind } from '@menagerie/contract/entry'
import type { Published } from './reader.ts'

const TITLES: { [K in EntryKind]: (entry: Published<K>) => string | undefined } = {
  page: (entry) => entry.body.title,
  article: (entry) => entry.body.title,
  job: (entry) => entry.body.title,
  product: (entry) => entry.body.name,
  category: (entry) => entry.body.displayName,
  store: (entry) => entry.body.name,
  author: (entry) => entry.body.name,
  leaflet: (entry) => entry.body.title,
  film: () => undefined,
  menu: () => undefined,
  redirect: () => undefined,
  'search-settings': () => undefined,
  'search-synonyms': () => undefined,
  'search-rule': () => undefined,
  'site-settings': () => undefined,
  media: () => undefined,
  counterpart: () => undefined,
}

/** Returns how other pages name this entry. */
export function toEntryTitle<K extends EntryKind>(kind: K, entry: Published<K>): string | undefined {
  return TITLES[kind](entry)
}

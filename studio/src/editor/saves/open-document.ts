import type { SavedCollection } from '../../model/saves/saved-collections.ts'

/** The document in the open form, and the user of the form. */
export type OpenDocument = {
  /** `pages/{id}`; `pages/new` until the first save. */
  key: string
  collection: SavedCollection
  id: string | undefined
  user: string
}

type Id = string | number

export function toOpenDocument(collection: SavedCollection, id: Id | undefined, user: Id): OpenDocument {
  const own = id === undefined ? undefined : String(id)
  return { key: `${collection}/${own ?? 'new'}`, collection, id: own, user: String(user) }
}

'use client'

import { useAuth, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { GuardedDocument } from './GuardedDocument.tsx'
import type { SavedCollection } from './saved-collections.ts'
import { toSavedCollection } from './saved-collections.ts'
import { useVersionedSaves } from './window-saves.ts'

export type OpenDocument = {
  /** `pages/{id}`; `pages/new` until the first save. */
  key: string
  collection: SavedCollection
  id: string | undefined
  user: string
}

/** Beside the buttons of every form: loses nothing that is typed, and tells what is saved and who else is here. */
export function SaveGuard() {
  useVersionedSaves()
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const isInitializing = useFormInitializing()
  const collection = toSavedCollection(collectionSlug ?? '')
  if (collection === undefined || user === null || user === undefined || isInitializing || isTrashed) return null
  const documentId = id === undefined ? undefined : String(id)
  const key = `${collection}/${documentId ?? 'new'}`
  return <GuardedDocument key={key} document={{ key, collection, id: documentId, user: String(user.id) }} />
}

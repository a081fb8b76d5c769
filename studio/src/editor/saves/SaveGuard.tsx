'use client'

import { useAuth, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { toSavedCollection } from '../../model/saves/saved-collections.ts'
import { GuardedDocument } from './GuardedDocument.tsx'
import { toOpenDocument } from './open-document.ts'

/** Stands beside the buttons of every form: loses nothing that is typed, and tells what is saved and which colleagues are here. */
export function SaveGuard() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const isInitializing = useFormInitializing()
  const collection = toSavedCollection(collectionSlug ?? '')
  if (collection === undefined || user === null || user === undefined || isInitializing || isTrashed) return null
  const document = toOpenDocument(collection, id, user.id)
  return <GuardedDocument key={document.key} document={document} />
}

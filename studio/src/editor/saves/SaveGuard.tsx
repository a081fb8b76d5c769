'use client'

import { useAuth, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { toSavedCollection } from '../../model/saves/saved-collections.ts'
import { GuardedDocument } from './GuardedDocument.tsx'
import { toOpenDocument } from './open-document.ts'

/**
 * Part of every form, beside its buttons: protects typed text, and shows the save status and colleagues with the same
 * document open.
 */
export function SaveGuard() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const isInitializing = useFormInitializing()
  const collection = toSavedCollection(collectionSlug ?? '')
  if (collection === undefined || user === null || user === undefined || isInitializing || isTrashed) return null
  const document = toOpenDocument(collection, id, user.id)
  return <GuardedDocument key={document.key} document={document} />
}

import type { CollectionSlug } from 'payload'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'

/**
 * A document to be created, as an editor would fill in its form; localized fields contain a value per language.
 * `createdAt`: when it was created in the system that it comes from.
 */
export type NewDocument = {
  collection: CollectionSlug
  id: string
  data: Readonly<Record<string, unknown>>
  createdAt?: string
}

/** The document as it will be stored: validated, with defaults, and relations as ids. */
export type ReadyDocument = { collection: CollectionSlug; stored: StoredDocument }

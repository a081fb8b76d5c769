import type { CollectionSlug } from 'payload'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'

/**
 * A document that does not exist yet, as an editor would fill its form; localized fields hold a value per language. `createdAt`: where
 * it came into being before it is brought in here.
 */
export type NewDocument = {
  collection: CollectionSlug
  id: string
  data: Readonly<Record<string, unknown>>
  createdAt?: string
}

/** The same as the database will have it: checked, with defaults, relations as ids. */
export type ReadyDocument = { collection: CollectionSlug; stored: StoredDocument }

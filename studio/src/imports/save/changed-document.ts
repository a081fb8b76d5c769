import type { StoredDocument } from '../../publish/state/stored-documents.ts'

export type ChangedCollection = 'product-facts' | 'product-texts' | 'categories'

/** A document that an import creates or changes. */
export type ChangedDocument = {
  collection: ChangedCollection
  /** The stored document; absent for a new one. */
  before?: StoredDocument
  after: StoredDocument
  /** The editor's draft over the published version, with the same change applied. */
  draft?: StoredDocument
  /** Whether only a draft is saved and the published version stays. */
  isDraftOnly: boolean
}

export const isNewDocument = ({ before }: ChangedDocument): boolean => before === undefined

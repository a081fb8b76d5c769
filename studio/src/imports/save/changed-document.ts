import type { StoredDocument } from '../../publish/state/stored-documents.ts'

export type ChangedCollection = 'product-facts' | 'product-texts' | 'categories'

/** A document that an import makes or changes, as it will be stored. */
export type ChangedDocument = {
  collection: ChangedCollection
  /** Document as it is stored; absent for a new one. */
  before?: StoredDocument
  after: StoredDocument
  /** What an editor has as a draft over the published state, with the same change. */
  draft?: StoredDocument
  /** Only a draft comes: what is published stays. */
  isDraftOnly: boolean
}

export const isNewDocument = ({ before }: ChangedDocument): boolean => before === undefined

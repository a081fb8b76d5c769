import { BINNED_COLLECTIONS } from '../../../jobs/bin/binned-collections.ts'
import type { RememberedCollection } from './memory.ts'

/** Table of a collection, and the SQL condition that a document (`d`) is published. */
export function toPublicDocuments(collection: RememberedCollection): { table: string; isPublic: string } {
  const hasBin = BINNED_COLLECTIONS.some((binned) => binned === collection)
  return {
    table: `public.${collection.replaceAll('-', '_')}`,
    isPublic: `d._status = 'published'${hasBin ? ' and d.deleted_at is null' : ''}`,
  }
}

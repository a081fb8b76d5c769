import type { Access, CollectionConfig } from 'payload'
import { admins } from '../../access/rules.ts'
import { isBinned } from '../../jobs/bin/binned-collections.ts'
import { guardBin } from './guard-bin.ts'

/**
 * Adds a bin to a collection. Must come after the hooks that check addresses, because a restored document needs a free
 * one.
 */
export function withBin(collection: CollectionConfig): CollectionConfig {
  if (!isBinned(collection.slug)) return collection
  const { access = {}, hooks = {} } = collection
  return {
    ...collection,
    trash: true,
    access: { ...access, delete: binOrGone(access.delete ?? admins) },
    hooks: { ...hooks, beforeValidate: [...(hooks.beforeValidate ?? []), guardBin] },
  }
}

/**
 * Users with the right to delete may move documents to the bin; only administrators, and the studio after some days,
 * delete permanently.
 */
function binOrGone(mayBin: Access): Access {
  return (asked) => (asked.data?.deletedAt ? mayBin(asked) : admins(asked))
}

import type { Access, CollectionConfig } from 'payload'
import { admins } from '../../access/rules.ts'
import { isBinned } from '../../jobs/bin/binned-collections.ts'
import { guardBin } from './guard-bin.ts'

/** Gives a collection its bin. Comes after whatever looks at addresses, of which a restored document needs its own. */
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

/** The right to delete puts into the bin; gone for good is for administrators, and for the studio itself after its days. */
function binOrGone(mayBin: Access): Access {
  return (asked) => (asked.data?.deletedAt ? mayBin(asked) : admins(asked))
}

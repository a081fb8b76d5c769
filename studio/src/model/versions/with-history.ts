import type { CollectionConfig } from 'payload'
import { staff } from '../../access/rules.ts'
import { keepFormerState } from './keep-former-state.ts'

/** Collections without drafts, which are published as soon as they are saved. */
const WITH_HISTORY: ReadonlySet<string> = new Set([
  'media',
  'films',
  'product-facts',
  'terms',
  'leaflets',
  'authors',
  'stores',
  'redirects',
])

const VERSIONS_PER_DOCUMENT = 50
const LIST = '/src/editor/versions/VersionList.tsx#VersionList'

/** Keeps versions, with and without drafts, and shows their authors in the list. */
export function withHistory(collection: CollectionConfig): CollectionConfig {
  const isKept = WITH_HISTORY.has(collection.slug)
  if (!isKept && !collection.versions) return collection
  const { access, admin = {}, hooks = {}, versions } = collection
  return {
    ...collection,
    ...(isKept && { access: { ...access, readVersions: staff } }),
    versions: isKept ? { drafts: false, maxPerDoc: VERSIONS_PER_DOCUMENT } : versions,
    hooks: isKept ? { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), keepFormerState] } : hooks,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        views: { ...admin.components?.views, edit: { versions: { Component: LIST } } },
      },
    },
  }
}

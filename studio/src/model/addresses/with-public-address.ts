import type { CollectionConfig } from 'payload'
import { ADDRESSED_COLLECTIONS } from './public-address.ts'

const SLUGS: ReadonlySet<string> = new Set(ADDRESSED_COLLECTIONS)

/** Adds a link to the published document beside the buttons of its form. */
export function withPublicAddress(collection: CollectionConfig): CollectionConfig {
  if (!SLUGS.has(collection.slug)) return collection
  const { beforeDocumentControls = [], ...edit } = collection.admin?.components?.edit ?? {}
  const controls = [...beforeDocumentControls, '/src/editor/addresses/PublicAddress.tsx#PublicAddress']
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...collection.admin?.components, edit: { ...edit, beforeDocumentControls: controls } },
    },
  }
}

import type { ServerFunction } from 'payload'
import { BeginView } from './CreateView.tsx'
import { readInitial } from './read-given.ts'

/** Draws the questions of a new document in a drawer, in place of Payload's form. */
export const beginInDrawer: ServerFunction = ({ collectionSlug, initialData, permissions, req }) => {
  const collectionConfig = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  if (collectionConfig === undefined) return {}
  const given = readInitial(collectionConfig.flattenedFields, initialData)
  return { Document: <BeginView {...{ collectionConfig, permissions, req, given }} searchParams={{}} /> }
}

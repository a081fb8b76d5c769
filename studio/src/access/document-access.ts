import type { CollectionConfig } from 'payload'
import { admins, adminsAndEditors, editorsOfAnySite, editorsOfItsSite, staff } from './rules.ts'

/** Documents of one site: all staff reads, editors write those of their sites. */
export const SITE_DOCUMENT_ACCESS = {
  create: editorsOfAnySite,
  read: staff,
  readVersions: staff,
  update: editorsOfItsSite,
  delete: editorsOfItsSite,
} satisfies CollectionConfig['access']

/** Documents that all sites share: deleting one would reach into other countries, so administrators do that. */
export const SHARED_DOCUMENT_ACCESS = {
  create: adminsAndEditors,
  read: staff,
  update: adminsAndEditors,
  delete: admins,
} satisfies CollectionConfig['access']

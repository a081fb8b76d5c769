import type { CollectionConfig } from 'payload'
import { writersOfPart } from './of-product-part.ts'
import {
  admins,
  backOffice,
  catalogue,
  denyAll,
  editorsOfAnySite,
  editorsOfItsSite,
  ownSignIns,
  staff,
  writersOfShared,
} from './rules.ts'

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
  create: writersOfShared,
  read: staff,
  update: writersOfShared,
  delete: admins,
} satisfies CollectionConfig['access']

/** Products: the catalogue's, but for prices and availability of a country, which are its editors' (`refuse-foreign-markets.ts`). */
export const PRODUCT_ACCESS = {
  create: catalogue,
  read: staff,
  update: (asked) => catalogue(asked) || editorsOfAnySite(asked),
  delete: admins,
} satisfies CollectionConfig['access']

/** Drafts of parts of products: begun by the studio, written by those that write the part. */
export const PRODUCT_DRAFT_ACCESS = {
  create: denyAll,
  read: staff,
  readVersions: staff,
  update: writersOfPart,
  delete: writersOfPart,
} satisfies CollectionConfig['access']

/** Business customers: personal data, so only the back office may see them. */
export const CUSTOMER_ACCESS = {
  create: backOffice,
  read: backOffice,
  update: backOffice,
  delete: admins,
} satisfies CollectionConfig['access']

/** What visitors sent: personal data. The studio itself stores it; no person may write it in another's name. */
export const SUBMISSION_ACCESS = {
  create: denyAll,
  read: backOffice,
  update: backOffice,
  delete: admins,
} satisfies CollectionConfig['access']

/** What is sent and where to: holds links that sign in or reset a password, and secrets. For administrators. A dead one may be tried again. */
export const SENDING_ACCESS = {
  create: denyAll,
  read: admins,
  update: admins,
  delete: admins,
} satisfies CollectionConfig['access']

/** The trail of sign-ins, written by the database's own statements alone: administrators read all of it, and each person their own part. */
export const SIGN_IN_ACCESS = {
  create: denyAll,
  read: ownSignIns,
  update: denyAll,
  delete: denyAll,
} satisfies CollectionConfig['access']

export const ACCOUNT_EVENT_ACCESS = {
  create: denyAll,
  read: backOffice,
  update: denyAll,
  delete: denyAll,
} satisfies CollectionConfig['access']

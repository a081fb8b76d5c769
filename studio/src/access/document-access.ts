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

/** Documents of one site: all users of the studio read them, editors write those of their sites. */
export const SITE_DOCUMENT_ACCESS = {
  create: editorsOfAnySite,
  read: staff,
  readVersions: staff,
  update: editorsOfItsSite,
  delete: editorsOfItsSite,
} satisfies CollectionConfig['access']

/** Documents that all sites share: only administrators delete them, because that affects other countries. */
export const SHARED_DOCUMENT_ACCESS = {
  create: writersOfShared,
  read: staff,
  update: writersOfShared,
  delete: admins,
} satisfies CollectionConfig['access']

/**
 * Products: written by the catalogue's users, except a country's prices and availability, which its editors write
 * (`refuse-foreign-markets.ts`).
 */
export const PRODUCT_ACCESS = {
  create: catalogue,
  read: staff,
  update: (asked) => catalogue(asked) || editorsOfAnySite(asked),
  delete: admins,
} satisfies CollectionConfig['access']

/** Drafts of parts of products: created by the studio, written by those that may write the part. */
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

/**
 * Submitted forms: personal data. Only the studio itself creates them, so that no user can write one in a visitor's
 * name.
 */
export const SUBMISSION_ACCESS = {
  create: denyAll,
  read: backOffice,
  update: backOffice,
  delete: admins,
} satisfies CollectionConfig['access']

/**
 * Outgoing mails and deliveries. For administrators, because they contain secrets and links that sign in or reset a
 * password. An update retries a failed one.
 */
export const SENDING_ACCESS = {
  create: denyAll,
  read: admins,
  update: admins,
  delete: admins,
} satisfies CollectionConfig['access']

/** The trail of sign-ins, written only by SQL statements: administrators read all of it, users only their own events. */
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

import { DOWNLOAD_TYPES } from '@menagerie/contract/gated-page'
import type { CollectionConfig } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { uploadToStorage } from '../../platform/storage/upload-to-storage.ts'
import { requireFile } from '../fields/require-file.ts'
import { trimPdfs } from '../fields/require-pdf.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'

/**
 * Files for business customers. Not published: the Content API sends a file to a signed-in customer if a published
 * gated page of the brand lists it.
 */
const customerFiles: CollectionConfig = {
  slug: 'downloads',
  labels: { singular: 'File for business customers', plural: 'Files for business customers' },
  access: SITE_DOCUMENT_ACCESS,
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  upload: { mimeTypes: [...DOWNLOAD_TYPES], pasteURL: false, crop: false, focalPoint: false },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description:
      'Price lists, order forms and sales material. Pages for business customers list them, and only signed-in customers can get them.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'site', 'filename', 'filesize', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['title', 'filename'],
  },
  hooks: { beforeOperation: [requireFile, trimPdfs], beforeValidate: [requireOwnSite] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'The text of the link to it, in the language of the site.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'One sentence below the link: what is in it, and from when it is valid.' },
    },
    siteField,
  ],
}

/** A folder of their own, so that pictures and leaflets may have the same file names. */
export const downloads = uploadToStorage(customerFiles, 'downloads/')

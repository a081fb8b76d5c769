import type { CollectionConfig } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { uploadToStorage } from '../../platform/storage/upload-to-storage.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { hashOriginal } from '../fields/hash-original.ts'
import { requireFile } from '../fields/require-file.ts'
import { requirePdf } from '../fields/require-pdf.ts'

const packageInserts: CollectionConfig = {
  slug: 'leaflets',
  labels: { singular: 'Leaflet', plural: 'Leaflets' },
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  upload: {
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  admin: {
    useAsTitle: 'title',
    group: 'Products',
    description: 'Package inserts as PDF, up to 10 MB. Product texts choose the ones of their country.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
  },
  hooks: {
    beforeOperation: [requireFile, requirePdf],
    beforeChange: [hashOriginal],
    afterChange: [publishDocument('leaflets')],
    afterDelete: [unpublishDocument('leaflets')],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'The text of the link to it, in the language of the leaflet.' },
    },
    {
      name: 'hash',
      type: 'text',
      label: 'Content hash',
      index: true,
      admin: { hidden: true, readOnly: true, description: 'SHA-256 of the file; the sites name files by it.' },
    },
  ],
}

/** A subfolder of the pictures, so that one backup contains both, and a picture may have the same file name. */
export const leaflets = uploadToStorage(packageInserts, 'leaflets/')

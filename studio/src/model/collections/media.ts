import type { CollectionConfig, Field } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { uploadToStorage } from '../../platform/storage/upload-to-storage.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { hashOriginal } from '../fields/hash-original.ts'
import { languageTextsField } from '../fields/language-texts-field.ts'
import { requireFile } from '../fields/require-file.ts'
import { measureUpright, requirePicture } from '../fields/require-picture.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { readUnused } from '../references/read-unused.ts'

/** Only raster pictures: an SVG can contain scripts, and sites resize pixels. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** A field that only shows something about a picture. */
const shown = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: component } },
})

const pictures: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: '-updatedAt',
  // A duplicate could fetch the file from any address in the call.
  disableDuplicate: true,
  upload: {
    mimeTypes: PICTURE_TYPES,
    // Fetching by address would let an editor make the server call any machine that it can reach.
    pasteURL: false,
    crop: false,
    focalPoint: true,
    // With a maximum height, and not cropped: WebP is limited to 16,383 pixels, and screenshots of long pages are
    // higher.
    imageSizes: [
      {
        name: 'thumbnail',
        width: 480,
        height: 4_800,
        fit: 'inside',
        withoutEnlargement: true,
        formatOptions: { format: 'webp' },
      },
    ],
    adminThumbnail: 'thumbnail',
    displayPreview: true,
  },
  admin: {
    useAsTitle: 'filename',
    group: 'Content',
    description: 'Pictures of all sites: JPEG, PNG, WebP or AVIF. The focal point stays in view in every crop.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['filename', 'alt', 'phonePicture', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    components: { beforeListTable: ['/src/editor/library/Library.tsx#Library'] },
  },
  hooks: {
    beforeOperation: [readUnused, requireFile, requirePicture],
    beforeChange: [measureUpright, hashOriginal],
    afterChange: [publishDocument('media')],
    afterDelete: [unpublishDocument('media')],
  },
  fields: [
    shown('sameFile', '/src/editor/library/SameFile.tsx#SameFile'),
    shown('crops', '/src/editor/library/Crops.tsx#Crops'),
    languageTextsField([{ name: 'alt', label: 'Alternative text' }]),
    {
      name: 'alt',
      type: 'text',
      label: 'Alternative text',
      localized: true,
      maxLength: 300,
      admin: {
        description:
          'What the picture shows, in each language. A site can only publish it with a text in its own language.',
        condition: (data) => data?.decorative !== true,
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      label: 'Decorative only',
      defaultValue: false,
      admin: { description: 'Has no meaning on any site: screen readers skip it.' },
    },
    {
      name: 'phonePicture',
      type: 'upload',
      label: 'Picture on phones',
      relationTo: 'media',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: {
        description:
          'Replaces this picture on phones, wherever it is used. If left empty, phones get a crop around the focal point.',
      },
    },
    {
      name: 'tags',
      type: 'text',
      label: 'Tags',
      hasMany: true,
      admin: {
        position: 'sidebar',
        description: 'Words to find it by in the library, such as autumn or packs. Visitors cannot see them.',
      },
    },
    sidebarBox('replace', '/src/editor/library/ReplaceFile.tsx#ReplaceFile', {
      siteLabels: SITE_LABELS,
      types: PICTURE_TYPES.join(),
    }),
    {
      name: 'hash',
      type: 'text',
      label: 'Content hash',
      index: true,
      admin: { hidden: true, readOnly: true, description: 'SHA-256 of the original; the sites name files by it.' },
    },
  ],
}

export const mediaCollection = uploadToStorage(pictures, '')

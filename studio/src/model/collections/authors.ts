import type { CollectionConfig } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { emailAddressField } from '../fields/email-address-field.ts'
import { languageTextsField } from '../fields/language-texts-field.ts'
import { telephoneField } from '../fields/telephone-field.ts'

export const authors: CollectionConfig = {
  slug: 'authors',
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    description: 'Who wrote the articles and pages of all sites.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'occupation', 'emailAddress', 'updatedAt'],
    listSearchableFields: ['name', 'occupation', 'emailAddress'],
  },
  hooks: { afterChange: [publishDocument('authors')], afterDelete: [unpublishDocument('authors')] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    languageTextsField([{ name: 'occupation', label: 'Occupation' }]),
    {
      name: 'occupation',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: {
        description: 'Such as veterinarian, in each language: choose the language at the top right of the screen.',
      },
    },
    {
      type: 'row',
      fields: [
        emailAddressField({ name: 'emailAddress', label: 'Email address for applications', width: '50%' }),
        telephoneField({ name: 'telephone', label: 'Telephone', width: '50%', longest: 50 }),
      ],
    },
    { name: 'authorPortrait', type: 'upload', label: 'Portrait', relationTo: 'media' },
  ],
}

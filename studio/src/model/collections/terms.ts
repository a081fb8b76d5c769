import type { CollectionConfig, PayloadRequest } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { onlyRestored } from '../../access/rules.ts'
import { followDeletedTerm, followTerm, rememberTermUsers } from '../../publish/follow-term.ts'
import { VOCABULARIES, VOCABULARY_LABELS } from '../../publish/parts/vocabularies.ts'
import { languageTextsField } from '../fields/language-texts-field.ts'
import { refuseTwinName, refuseTwinTerm } from './terms/refuse-twin-term.ts'

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

const MOST_LETTERS = 100

/** Restored versions are exempt, because Payload would require a name in its default language. */
const validateName = (value: unknown, { req }: { req: PayloadRequest }): string | true => {
  if (typeof value === 'string' && value.length > MOST_LETTERS) return `A name can have up to ${MOST_LETTERS} letters`
  return (typeof value === 'string' && value.trim() !== '') || req.context.isRestoringVersion === true || 'Enter a name'
}

export const terms: CollectionConfig = {
  slug: 'terms',
  labels: { singular: 'Term', plural: 'Terms' },
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: 'code',
  disableDuplicate: true,
  indexes: [{ fields: ['vocabulary', 'code'], unique: true }],
  admin: {
    useAsTitle: 'label',
    group: 'Products',
    description: 'Words to filter products by, and tags. Each has a name in every language that it is used in.',
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    defaultColumns: ['label', 'vocabulary', 'code', 'updatedAt'],
    listSearchableFields: ['label', 'code'],
  },
  hooks: {
    beforeValidate: [refuseTwinTerm, refuseTwinName],
    afterChange: [followTerm],
    beforeDelete: [rememberTermUsers],
    afterDelete: [followDeletedTerm],
  },
  fields: [
    languageTextsField([{ name: 'label', label: 'Name' }]),
    {
      name: 'label',
      type: 'text',
      label: 'Name',
      localized: true,
      required: true,
      maxLength: MOST_LETTERS,
      validate: validateName,
      admin: {
        description:
          'As visitors see it, one for each language. If a language has no name, its sites leave the term out.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'vocabulary',
          type: 'select',
          label: 'List',
          required: true,
          index: true,
          options: VOCABULARIES.map((value) => ({ value, label: VOCABULARY_LABELS[value] })),
          // Documents that use the term in one vocabulary would otherwise contain a term of another.
          access: { update: onlyRestored },
          admin: { width: '50%', description: 'The list that the term belongs to. It cannot be changed later.' },
        },
        {
          name: 'code',
          type: 'text',
          required: true,
          maxLength: 100,
          validate: (value: unknown) =>
            (typeof value === 'string' && CODE.test(value)) ||
            'Use lower-case letters a to z, digits and hyphens, such as long-haired',
          admin: {
            width: '50%',
            description: 'The same in every country. It appears in the addresses of filtered lists.',
          },
        },
      ],
    },
  ],
}

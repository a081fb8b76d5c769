import { LANGUAGES } from '@menagerie/sites/languages'
import type { CollectionConfig } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { toLanguageNames } from '../languages/language-names.ts'

/** A word to use in texts of a language, and the words to avoid for it. */
export const glossary: CollectionConfig = {
  slug: 'glossary',
  labels: { singular: 'Glossary entry', plural: 'Glossary' },
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: 'say',
  admin: {
    useAsTitle: 'say',
    group: 'Settings',
    description: 'Which words texts should use, in each language. Forms mark words to avoid as you type.',
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    defaultColumns: ['say', 'language', 'never', 'updatedAt'],
    listSearchableFields: ['say', 'never', 'note'],
  },
  fields: [
    {
      name: 'language',
      type: 'select',
      label: 'Language of the texts',
      required: true,
      index: true,
      options: LANGUAGES.map((value) => ({ value, label: toLanguageNames(value) })),
    },
    { name: 'say', type: 'text', label: 'Preferred word', required: true, maxLength: 100 },
    {
      name: 'never',
      type: 'text',
      label: 'Words to avoid',
      required: true,
      hasMany: true,
      maxLength: 100,
      admin: { description: 'Whole words, with or without capitals. An asterisk stands for any ending: “pet food*”.' },
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Why, and when not',
      maxLength: 500,
    },
  ],
}

import { SYNONYM_TYPES, type SynonymType } from '@menagerie/contract/search-synonyms'
import type { ArrayField } from 'payload'
import { checkSearchWords } from './check-search-words.ts'
import { checkOwnWord, checkSynonymRows, checkWords, hasOwnWord, MAX_SYNONYM_ROWS } from './check-synonym-row.ts'

const TYPE_LABELS: Readonly<Record<SynonymType, string>> = {
  synonym: 'Words that mean the same',
  onewaysynonym: 'Only in one direction',
  altcorrection1: 'A typing mistake (counts as one)',
  altcorrection2: 'A typing mistake (counts as two)',
  placeholder: 'Placeholder',
}

export const synonymRowsField: ArrayField = {
  name: 'synonyms',
  type: 'array',
  label: 'Words',
  labels: { singular: 'Row', plural: 'Rows' },
  maxRows: MAX_SYNONYM_ROWS,
  validate: checkSynonymRows,
  admin: {
    description:
      'A search for one of these words also finds the others. Typing mistakes, plurals and accents do not need a row: search knows them.',
    initCollapsed: true,
    components: {
      Field: '/src/editor/inputs/RowsWhenAsked.tsx#RowsWhenAsked',
      RowLabel: '/src/editor/titles/SynonymRowTitle.tsx#SynonymRowTitle',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'select',
          label: 'Kind',
          required: true,
          defaultValue: 'synonym',
          enumName: 'enum_synonym_type',
          options: SYNONYM_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
          admin: {
            width: '50%',
            isClearable: false,
            components: {
              Field: { path: '/src/editor/inputs/WhenSeen.tsx#ChoiceWhenSeen', clientProps: { labels: TYPE_LABELS } },
            },
          },
        },
        {
          name: 'word',
          type: 'text',
          label: 'A search for',
          required: true,
          validate: (_word: unknown, { siblingData }: { siblingData: unknown }) => checkOwnWord(siblingData),
          admin: {
            width: '50%',
            condition: (_data, row) => hasOwnWord(row?.type),
            description: 'For a placeholder: what appears in the texts as <word>.',
          },
        },
      ],
    },
    {
      name: 'words',
      type: 'text',
      label: 'Finds',
      hasMany: true,
      required: true,
      validate: (_words: unknown, { data, siblingData }: { data: unknown; siblingData: unknown }) => {
        const found = checkWords(siblingData)
        return found === true ? checkSearchWords(siblingData, data) : found
      },
      admin: {
        components: { Field: '/src/editor/inputs/WordsInput.tsx#WordsInput' },
        placeholder: 'Words or phrases, separated by commas',
        description: 'Enter all words that mean the same here. Phrases are allowed, such as “wet food”.',
      },
    },
  ],
}

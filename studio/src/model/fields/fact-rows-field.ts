import { FACT_WORD_KINDS, type FactWordKind } from '@menagerie/contract/search-synonyms'
import type { ArrayField } from 'payload'
import { checkFactTerms, checkFactWords, hasTerms, MAX_FACT_ROWS } from './check-fact-row.ts'

const KIND_LABELS: Readonly<Record<FactWordKind, string>> = {
  fact: 'A fact about products',
  need: 'What a product is needed for',
  unsold: 'Something we do not sell',
  filler: 'Nothing: ignore it',
}

/** Words that search interprets as facts, in the language of the site. */
export const factRowsField: ArrayField = {
  name: 'facts',
  type: 'array',
  label: 'Words that stand for facts',
  labels: { singular: 'Row', plural: 'Rows' },
  maxRows: MAX_FACT_ROWS,
  validate: (rows: unknown) => {
    const count = Array.isArray(rows) ? rows.length : 0
    return count <= MAX_FACT_ROWS || `A list can have at most ${MAX_FACT_ROWS} rows, and this one has ${count}`
  },
  admin: {
    description:
      'A word in this list works as a filter: “kitten” shows products for young cats. Names of terms in use do not need a row. Other words are searched for as text.',
    initCollapsed: true,
    components: { RowLabel: '/src/editor/titles/FactRowTitle.tsx#FactRowTitle' },
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'What they mean',
      required: true,
      defaultValue: 'fact',
      enumName: 'enum_fact_word_kind',
      options: FACT_WORD_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
      admin: {
        isClearable: false,
        components: {
          Field: { path: '/src/editor/inputs/WhenSeen.tsx#ChoiceWhenSeen', clientProps: { labels: KIND_LABELS } },
        },
      },
    },
    {
      name: 'words',
      type: 'text',
      label: 'Words',
      hasMany: true,
      required: true,
      validate: (_words: unknown, { siblingData }: { siblingData: unknown }) => checkFactWords(siblingData),
      admin: {
        components: { Field: '/src/editor/inputs/WordsInput.tsx#WordsInput' },
        placeholder: 'Words or phrases, separated by commas',
        description:
          'All the words that people use for it, including phrases. You do not need to add the plurals of most words.',
      },
    },
    {
      name: 'terms',
      type: 'relationship',
      label: 'Terms',
      relationTo: 'terms',
      hasMany: true,
      validate: (_terms: unknown, { siblingData }: { siblingData: unknown }) => checkFactTerms(siblingData),
      admin: {
        allowEdit: false,
        components: { Field: '/src/editor/inputs/WhenSeen.tsx#TermsWhenSeen' },
        condition: (_data, row) => hasTerms(row?.kind),
        description:
          'From one list, any of the terms can match (dry food, wet food). From several lists, each must match (cats, young). Tags lead to advice.',
      },
    },
  ],
}

import { FACT_WORD_KINDS, type FactWordKind } from '@menagerie/contract/search-synonyms'
import type { ArrayField } from 'payload'
import { checkFactTerms, checkFactWords, hasTerms, MAX_FACT_ROWS } from './check-fact-row.ts'

const KIND_LABELS: Readonly<Record<FactWordKind, string>> = {
  fact: 'A fact of products',
  need: 'What a product is needed for',
  unsold: 'Something that we do not sell',
  filler: 'Says nothing',
}

/** Words that search interprets as facts, in the language of the site. */
export const factRowsField: ArrayField = {
  name: 'facts',
  type: 'array',
  label: 'Words that are facts',
  labels: { singular: 'Row', plural: 'Rows' },
  maxRows: MAX_FACT_ROWS,
  validate: (rows: unknown) => {
    const count = Array.isArray(rows) ? rows.length : 0
    return count <= MAX_FACT_ROWS || `A list can have at most ${MAX_FACT_ROWS} rows, and this one has ${count}`
  },
  admin: {
    description:
      'A word that stands here filters: “kitten” shows what is for young cats. Names of the terms in use need no row. Other words are looked for as text.',
    initCollapsed: true,
    components: { RowLabel: '/src/editor/titles/FactRowTitle.tsx#FactRowTitle' },
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: 'What they say',
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
        placeholder: 'Words or phrases, apart by commas',
        description: 'All that people say for it, several words as well. Plurals of most words need not stand here.',
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
          'From one list any will do (dry food, wet food), from several lists each must hold (cats, young). Tags lead to advice.',
      },
    },
  ],
}

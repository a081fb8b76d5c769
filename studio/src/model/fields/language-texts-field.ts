import type { UIField } from 'payload'

/** A text that a document has in each language. */
export type TextOfLanguages = { name: string; label: string }

/** Shows texts of a document in all languages, the reader's own first: a form shows one language alone. */
export const languageTextsField = (texts: readonly TextOfLanguages[]): UIField => ({
  name: 'languageTexts',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/src/editor/library/LanguageTexts.tsx#LanguageTexts', clientProps: { texts } } },
  },
})

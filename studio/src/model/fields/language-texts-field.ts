import type { UIField } from 'payload'

/** A localized text of a document. */
export type TextOfLanguages = { name: string; label: string }

/** Shows texts of a document in all languages, the user's first, because the form shows only one language. */
export const languageTextsField = (texts: readonly TextOfLanguages[]): UIField => ({
  name: 'languageTexts',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/src/editor/library/LanguageTexts.tsx#LanguageTexts', clientProps: { texts } } },
  },
})

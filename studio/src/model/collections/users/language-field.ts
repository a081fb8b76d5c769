import { LANGUAGES } from '@menagerie/sites/languages'
import { choiceField } from '../../fields/choice-field.ts'

/** Name of a language in that language, so that users recognize theirs. */
const toOwnName = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

/** Language of the studio and of mails for this user. If empty, the browser's language is used. */
export const languageField = choiceField({
  name: 'language',
  label: 'Language of the studio',
  choices: LANGUAGES.map((value) => ({ value, label: toOwnName(value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  ),
  unknown: (language) => `The studio does not speak “${language}”`,
  description: 'For its forms, messages and emails to you. If left empty, your browser’s language is used.',
  input: '/src/editor/sign-in/LanguageInput.tsx#LanguageInput',
})

import { LANGUAGES } from '@menagerie/sites/languages'
import { choiceField } from '../../fields/choice-field.ts'

/** A name in the language itself: a person finds their own in a studio that speaks another. */
const toOwnName = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

/** The studio speaks it to this person after each sign-in, and so do mails to them. Left empty, it follows the browser. */
export const languageField = choiceField({
  name: 'language',
  label: 'Language of the studio',
  choices: LANGUAGES.map((value) => ({ value, label: toOwnName(value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  ),
  unknown: (language) => `The studio does not speak “${language}”`,
  description: 'Of its forms, messages and mails to you. Left empty, it is the one that your browser asks for.',
  input: '/src/editor/sign-in/LanguageInput.tsx#LanguageInput',
})

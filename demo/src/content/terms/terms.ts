import type { Language } from '@menagerie/sites/brand-locale'
import { VOCABULARIES } from '@menagerie/studio/publish/parts/vocabularies'
import { inEveryLanguage } from '../in-every-language.ts'
import type { DemoTerm } from '../shared-schema.ts'
import { createTableReader } from '../words/read-table.ts'
import { NAMES_EVERYWHERE, TERM_CODES } from './codes.ts'

const NAMES: Readonly<Record<string, string>> = NAMES_EVERYWHERE
const TERM_NAMES = VOCABULARIES.flatMap((vocabulary) => TERM_CODES[vocabulary].map((code) => `${vocabulary}/${code}`))
const LABELLED = TERM_NAMES.filter((name) => !(name in NAMES))

const readLabels: (language: Language) => Readonly<Record<string, string>> = createTableReader('terms.json', LABELLED)

/** All terms, each with its name in all languages. */
export const TERMS: DemoTerm[] = VOCABULARIES.flatMap((vocabulary) =>
  TERM_CODES[vocabulary].map((code) => ({
    vocabulary,
    code,
    label: inEveryLanguage((language) => findLabel(language, `${vocabulary}/${code}`)),
  })),
)

/** Returns the label of a term in a language, by its name in the demo (`usage/washing`). */
export function findLabel(language: Language, name: string): string | undefined {
  return NAMES[name] ?? readLabels(language)[name]
}

import type { Language } from '@menagerie/sites/brand-locale'
import { VOCABULARIES } from '@menagerie/studio/publish/parts/vocabularies'
import { inEveryLanguage } from '../in-every-language.ts'
import type { DemoTerm } from '../shared-schema.ts'
import { NAMES_EVERYWHERE, TERM_CODES, type TermLabels } from './codes.ts'
import { LABELS_CS } from './labels/cs.ts'
import { LABELS_DA } from './labels/da.ts'
import { LABELS_DE } from './labels/de.ts'
import { LABELS_EN } from './labels/en.ts'
import { LABELS_ES } from './labels/es.ts'
import { LABELS_FI } from './labels/fi.ts'
import { LABELS_FR } from './labels/fr.ts'
import { LABELS_HU } from './labels/hu.ts'
import { LABELS_IT } from './labels/it.ts'
import { LABELS_NL } from './labels/nl.ts'
import { LABELS_NO } from './labels/no.ts'
import { LABELS_PL } from './labels/pl.ts'
import { LABELS_RU } from './labels/ru.ts'
import { LABELS_SV } from './labels/sv.ts'
import { LABELS_UK } from './labels/uk.ts'

const LABELS: Record<Language, TermLabels> = {
  en: LABELS_EN,
  nl: LABELS_NL,
  de: LABELS_DE,
  fr: LABELS_FR,
  es: LABELS_ES,
  it: LABELS_IT,
  pl: LABELS_PL,
  hu: LABELS_HU,
  ru: LABELS_RU,
  uk: LABELS_UK,
  cs: LABELS_CS,
  da: LABELS_DA,
  no: LABELS_NO,
  sv: LABELS_SV,
  fi: LABELS_FI,
}

const NAMES: Readonly<Record<string, string>> = NAMES_EVERYWHERE

/** All terms, each with its name in all languages. */
export const TERMS: DemoTerm[] = VOCABULARIES.flatMap((vocabulary) =>
  TERM_CODES[vocabulary].map((code) => ({
    vocabulary,
    code,
    label: inEveryLanguage((language) => findLabel(language, `${vocabulary}/${code}`)),
  })),
)

/** How a language calls a term, by its name in the demo (`usage/washing`). */
export function findLabel(language: Language, name: string): string | undefined {
  const labels: Readonly<Record<string, string>> = LABELS[language]
  return NAMES[name] ?? labels[name]
}

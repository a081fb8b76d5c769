import type { LanguageCode } from '../language-codes.ts'
import { stemCzech as cs } from './cs.ts'
import { stemDanish as da } from './da.ts'
import { stemGerman as de } from './de.ts'
import { stemEnglish as en } from './en.ts'
import { stemSpanish as es } from './es.ts'
import { stemFinnish as fi } from './fi.ts'
import { stemFrench as fr } from './fr.ts'
import { stemHungarian as hu } from './hu.ts'
import { stemItalian as it } from './it.ts'
import { stemDutch as nl } from './nl.ts'
import { stemNorwegian as no } from './no.ts'
import { stemPolish as pl } from './pl.ts'
import { stemRussian as ru } from './ru.ts'
import type { Stemmer } from './stemmer.ts'
import { stemSwedish as sv } from './sv.ts'
import { stemUkrainian as uk } from './uk.ts'

export const STEMMERS = {
  en,
  nl,
  de,
  fr,
  es,
  it,
  no,
  da,
  sv,
  pl,
  cs,
  ru,
  uk,
  hu,
  fi,
} satisfies Record<LanguageCode, Stemmer>

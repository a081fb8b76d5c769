import { stemmer as da } from '@orama/stemmers/danish'
import { stemmer as fi } from '@orama/stemmers/finnish'
import { stemmer as fr } from '@orama/stemmers/french'
import { stemGerman as de } from './de.ts'
import { stemmer as hu } from '@orama/stemmers/hungarian'
import { stemmer as it } from '@orama/stemmers/italian'
import { stemmer as no } from '@orama/stemmers/norwegian'
import { stemmer as ru } from '@orama/stemmers/russian'
import { stemmer as es } from '@orama/stemmers/spanish'
import { stemmer as sv } from '@orama/stemmers/swedish'
import { stemmer as uk } from '@orama/stemmers/ukrainian'
import type { LanguageCode } from '../language-codes.ts'
import { stemEnglish as en } from './en.ts'
import { stemDutch as nl } from './nl.ts'
import type { Stemmer } from './stemmer.ts'

const same: Stemmer = (word) => word

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
  pl: same,
  cs: same,
  ru,
  uk,
  hu,
  fi,
} satisfies Record<LanguageCode, Stemmer>

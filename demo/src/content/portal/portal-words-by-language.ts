import type { Language } from '@menagerie/sites/brand-locale'
import { PORTAL_CS } from './cs.ts'
import { PORTAL_DA } from './da.ts'
import { PORTAL_DE } from './de.ts'
import { PORTAL_EN } from './en.ts'
import { PORTAL_ES } from './es.ts'
import { PORTAL_FI } from './fi.ts'
import { PORTAL_FR } from './fr.ts'
import { PORTAL_HU } from './hu.ts'
import { PORTAL_IT } from './it.ts'
import { PORTAL_NL } from './nl.ts'
import { PORTAL_NO } from './no.ts'
import { PORTAL_PL } from './pl.ts'
import type { PortalWords } from './portal-words.ts'
import { PORTAL_RU } from './ru.ts'
import { PORTAL_SV } from './sv.ts'
import { PORTAL_UK } from './uk.ts'

export const PORTAL: Record<Language, PortalWords> = {
  en: PORTAL_EN,
  es: PORTAL_ES,
  nl: PORTAL_NL,
  no: PORTAL_NO,
  fr: PORTAL_FR,
  de: PORTAL_DE,
  pl: PORTAL_PL,
  it: PORTAL_IT,
  hu: PORTAL_HU,
  ru: PORTAL_RU,
  cs: PORTAL_CS,
  uk: PORTAL_UK,
  da: PORTAL_DA,
  fi: PORTAL_FI,
  sv: PORTAL_SV,
}

import { LANGUAGES, type Language } from '@menagerie/sites/languages'
import { cs } from '@payloadcms/translations/languages/cs'
import { da } from '@payloadcms/translations/languages/da'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { hu } from '@payloadcms/translations/languages/hu'
import { it } from '@payloadcms/translations/languages/it'
import { nb } from '@payloadcms/translations/languages/nb'
import { nl } from '@payloadcms/translations/languages/nl'
import { pl } from '@payloadcms/translations/languages/pl'
import { ru } from '@payloadcms/translations/languages/ru'
import { sv } from '@payloadcms/translations/languages/sv'
import { uk } from '@payloadcms/translations/languages/uk'
import { COUNTRY_CHOICES } from '../fields/country-field.ts'
import { MARKET_COUNTRIES } from '../fields/markets-field.ts'
import { toFormWord } from '../languages/find-form-word.ts'
import { isPseudoOffered, PSEUDO_LANGUAGE, toPseudo } from '../languages/pseudo-language.ts'
import { findStudioLanguage, toPayloadLanguage } from '../languages/studio-language.ts'
import { FINNISH_DATES, teachDates } from '../languages/teach-dates.ts'
import { BROWSER_WORDS } from '../words/browser-words.ts'
import type { WordCatalogue } from '../words/catalogue.ts'
import finnish from '../words/payload/finnish.json' with { type: 'json' }
import finnishEditor from '../words/payload/finnish-editor.json' with { type: 'json' }
import { PAYLOAD_WORDS } from '../words/payload-words.ts'

type Texts = { [key: string]: string | Texts }
type PayloadLanguage = typeof en

teachDates()

export const FIRST_ACCOUNT = PAYLOAD_WORDS.en['authentication.beginCreateFirstUser'] ?? ''

/** Payload has no Finnish translation. */
const fi: PayloadLanguage = { dateFNSKey: FINNISH_DATES, translations: toWhole(en.translations, finnish) }
const PAYLOADS: Readonly<Record<Language, PayloadLanguage>> = {
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  hu,
  it,
  nl,
  no: nb,
  pl,
  ru,
  sv,
  uk,
}

/** Payload's translations in the studio's fifteen languages. */
export const SUPPORTED_LANGUAGES: Readonly<Record<string, PayloadLanguage>> = {
  ...Object.fromEntries(LANGUAGES.map((language) => [toPayloadLanguage(language), PAYLOADS[language]])),
  ...(isPseudoOffered() && { [PSEUDO_LANGUAGE]: { ...en, translations: inPseudo(en.translations) } }),
}

/** The studio's texts for the browser, and replacements for texts of Payload that are too technical or wrong here. */
export function toTranslations(parts: ReadonlySet<string>): Record<string, Texts> {
  const all = LANGUAGES.map((language): [string, Texts] => {
    const code = toPayloadLanguage(language)
    const ours = { studio: BROWSER_WORDS[language], parts: toParts(parts, code) }
    return [
      code,
      { ...toGroups(PAYLOAD_WORDS[language]), ...ours, ...(language === 'fi' && { lexical: finnishEditor }) },
    ]
  })
  const pseudo = { ...toGroups(PAYLOAD_WORDS.en), studio: BROWSER_WORDS.en }
  return {
    ...Object.fromEntries(all),
    ...(isPseudoOffered() && {
      [PSEUDO_LANGUAGE]: { ...inPseudo(pseudo), parts: toParts(parts, PSEUDO_LANGUAGE) },
    }),
  }
}

/**
 * English texts in the properties of components, with their translations, and the code of the language for labels that
 * receive only `t`.
 */
function toParts(parts: ReadonlySet<string>, code: string): Record<string, string> {
  const own = [...parts].map((text) => [text, toFormWord(text, code)])
  return { ...toCountries(code), ...Object.fromEntries(own), language: code }
}

/** Translated names of countries by their English names. */
function toCountries(code: string): Record<string, string> {
  const language = findStudioLanguage(code) ?? 'en'
  if (language === 'en') return {}
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const ofMarkets = MARKET_COUNTRIES.map(({ value, label }) => [label, `${names.of(value) ?? value} (${value})`])
  return Object.fromEntries([
    ...COUNTRY_CHOICES.map(({ value, label }) => [label, names.of(value) ?? label]),
    ...ofMarkets,
  ])
}

/** Converts `general.save` to `{ general: { save } }`. */
function toGroups(catalogue: WordCatalogue): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {}
  for (const [name, text] of Object.entries(catalogue)) {
    const [group = '', key = ''] = name.split('.')
    groups[group] = { ...groups[group], [key]: text }
  }
  return groups
}

/** Has the same keys as Payload's English texts, which fill gaps in a translation. */
function toWhole<T extends Record<string, Record<string, string>>>(english: T, catalogue: WordCatalogue): T {
  const texts = Object.entries(english).map(([group, words]) => [
    group,
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, catalogue[`${group}.${key}`] ?? text])),
  ])
  return Object.assign({}, english, Object.fromEntries(texts))
}

function inPseudo<T extends Texts>(texts: T): T {
  const told = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? toPseudo(text) : inPseudo(text),
  ])
  return Object.assign({}, texts, Object.fromEntries(told))
}

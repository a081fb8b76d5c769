import type { Language } from './brand-locale.ts'

/** Quotation marks that each language uses, outer ones first. */
const QUOTES: Readonly<Record<Language, string>> = {
  en: '“”‘',
  es: '«»“”',
  nl: '‘“”',
  no: '«»',
  fr: '«»“”',
  de: '„“‚‘',
  pl: '„”«»',
  it: '«»“”',
  hu: '„”»«',
  ru: '«»„“',
  cs: '„“‚‘',
  uk: '«»„“',
  da: '»«“”',
  fi: '”',
  sv: '”',
}
const ALL_QUOTES = /["“”„«»‚‘]/g

/** Faults in any language; `’` counts as the apostrophe here, not as a quotation mark. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a straight apostrophe or accent instead of ’', /['`´]/],
  ['dots instead of …', /\.\.\./],
  ['a hyphen instead of a dash', /(^|\s)-(\s|$)/],
  ['two spaces', /\s\s/],
  ['a space before a mark', / [,.)]|\( /],
  ['a breakable space before a unit', /\d (km|kg|g|ml|l|cm|mm|%|€|°C)\b/],
]

/** Faults in single languages. French puts a non-breaking space before : ; ! ? », narrow or not. */
const OWN_FAULTS: Readonly<Partial<Record<Language, readonly (readonly [name: string, pattern: RegExp])[]>>> = {
  fr: [
    ['no space before a mark', /[^\u00A0\u202F\s][;:!?»]/],
    ['a breakable space before a mark', / [;:!?»]/],
    ['no space after «', /«[^\u00A0\u202F]/],
  ],
  es: [['a question or call that does not open', /^[^¿]*\?|^[^¡]*!/]],
  cs: [['a word of one letter that may end a line', /(?<![^\s(„])[aikosuvz] /i]],
  pl: [['a word of one letter that may end a line', /(?<![^\s(„])[aiouwz] /i]],
  ru: [
    ['a dash that may begin a line', / —/],
    [
      'a short word that may end a line',
      /(?<![^\s(«„])(?!же |ли |бы )(\p{Script=Cyrillic}{1,2}|без|для|над|под|при|про) /iu,
    ],
    ['a hyphen that may end a line', /-(то|нибудь|либо)(?!\p{L})|кое-\p{L}/iu],
  ],
  uk: [['a dash that may begin a line', / —/]],
}

/** Danish points its quotation marks inwards. */
const SPACE_IN_QUOTES: Readonly<Partial<Record<Language, RegExp>>> = { da: / «|» / }
const USUAL_SPACE_IN_QUOTES = / »|« /

/** Returns what a typesetter would correct in a text of a language. */
export function findTypographyFaults(language: Language, text: string): string[] {
  const inQuotes = ['a space inside quotation marks', SPACE_IN_QUOTES[language] ?? USUAL_SPACE_IN_QUOTES] as const
  const faults = [...FAULTS, inQuotes, ...(OWN_FAULTS[language] ?? [])].filter(([, pattern]) => pattern.test(text))
  const marks = (text.match(ALL_QUOTES) ?? []).filter((mark) => !QUOTES[language].includes(mark))
  return [...faults.map(([name]) => name), ...marks.map((mark) => `${mark} is no quotation mark of the language`)]
}

import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './brand-locale.ts'
import { CATALOGUES } from './messages.ts'

/** Quotation marks as the language sets them, outer ones first. */
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

/** What is wrong in the text of any language; `’` is no quotation mark here but the apostrophe. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a straight apostrophe or accent instead of ’', /['`´]/],
  ['dots instead of …', /\.\.\./],
  ['a hyphen instead of a dash', /(^|\s)-(\s|$)/],
  ['two spaces', /\s\s/],
  ['a space before a mark', / [,.)»]|[(«] /],
  ['a breakable space before a unit', /\d (km|kg|g|ml|l|cm|mm|%|€|°C)\b/],
]

/** Faults of single languages. Before : ; ! ? » the French set a space that may not break, narrow or not. */
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

/** Without the names of arguments, plural forms and links, which are ours. */
function toReadable(text: string): string {
  return text.replace(/\{\w+, plural,|(?<=[\s{}])(one|few|many|other) \{|<\/?link>/g, '').replace(/\{\w+\}|[{}]/g, 'x')
}

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const texts = Object.values(CATALOGUES[language]).map(toReadable)

  it.each([...FAULTS, ...(OWN_FAULTS[language] ?? [])])('has not %s', (_, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([])
  })

  it('quotes with the marks of its language', () => {
    const marks = texts.flatMap((text) => text.match(ALL_QUOTES) ?? [])
    expect(marks.filter((mark) => !QUOTES[language].includes(mark))).toEqual([])
  })
})

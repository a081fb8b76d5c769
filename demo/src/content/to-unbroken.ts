import type { Language } from '@menagerie/sites/brand-locale'
import { MEASURES } from './measures/format-measures.ts'
import { NO_BREAK_SPACE, WORD_JOINER } from './unbroken-signs.ts'
import { oncePerLanguage } from './words/once-per-language.ts'

type Rule = readonly [where: RegExp, put: string]

/** Includes the international unit of vitamins in each language. */
const UNITS = 'kg|mg|g|ml|cl|dl|l|km|cm|mm|m|kcal|kJ|°C|%|€|IE|IU|UI|NE|KY|j\\.m\\.'
const CYRILLIC_UNITS = 'кг|мг|мкг|г|мл|л|км|см|мм|м|ккал|МЕ|МО|шт'
/** Particles that belong to the word before them, so that a line may end with them. */
const LEANING = 'же|ж|ли|бы|б'
/** Beginning of a word, in languages with hyphens and apostrophes inside words. */
const BEGIN = String.raw`(?<![\p{L}\p{N}’'\-\u2060])`
const END = String.raw`(?![\p{L}\d’'])`

/** Matches the space after one of these words, if another word follows on the line. */
const behind = (words: string): Rule => [new RegExp(`(?<=${BEGIN}(?:${words})) (?=\\S)`, 'giu'), NO_BREAK_SPACE]

/** Matches the space between a number and a counted word: `6 недель`, but not `6 или`. */
const beforeCounted = (units: string, others: string): Rule => [
  new RegExp(`(?<=[\\d½¼¾]) (?=(?:${units})${END}|(?!(?:${others})${END})\\p{L}{3})`, 'gu'),
  NO_BREAK_SPACE,
]

/** Matches the space in `18 000`, but not in `витамин D3 120`. */
const IN_NUMBERS: Rule = [/(?<=(?<![\p{L}\p{N}.,])\d{1,3}) (?=\d{3}(?!\d))/gu, NO_BREAK_SPACE]
/** Matches both spaces in `12 × 85`. */
const BESIDE_TIMES: Rule = [/(?<=\d) (?=×)|(?<=×) (?=\d)/gu, NO_BREAK_SPACE]
/** Matches the spaces in `04 72 00 00 00`. */
const IN_FRENCH_TELEPHONES: Rule = [/(?<=(?<!\d)0\d(?: \d\d){0,3}) (?=\d\d(?!\d))/g, NO_BREAK_SPACE]
/** Matches the place after the hyphen of `Häntä heilumaan -hoitosuihke`, which belongs to the word after it. */
const AFTER_HYPHEN: Rule = [/(?<=\p{L} -)(?=\p{L})/gu, WORD_JOINER]
/** Matches the place after the hyphen of `Spot-on` and `E-Mail`, of which no line has a part alone; not in keys and addresses, which have no spaces and no capitals. */
const IN_SHORT_COMPOUNDS: Rule = [/(?<=(?<![\p{L}\p{N}-])(?:Spot|E)-|[ \u00A0(](?:spot|e)-)(?=\p{L})/gu, WORD_JOINER]
const BEFORE_DASH: Rule = [/ (?=—)/g, NO_BREAK_SPACE]

const SHORT = String.raw`(?!(?:${CYRILLIC_UNITS}|${LEANING})(?!\p{L}))\p{Script=Cyrillic}{1,2}`
const ALL_UNITS = `${UNITS}|${CYRILLIC_UNITS}`

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`)

/** Matches the space between a number and a unit or a word for contents, in the language: `3 Pipetten`. */
function beforeUnits(language: Language): Rule {
  const counted = Object.values(MEASURES[language].counted).flatMap((forms) => Object.values(forms))
  const words = [...new Set(counted)].map(escaped)
  return [new RegExp(`(?<=[\\d½¼¾]) (?=(?:${UNITS}|${words.join('|')})${END})`, 'gu'), NO_BREAK_SPACE]
}

/** Matches both spaces in `2 bis 10 kg`. */
function inRanges(language: Language): Rule {
  const [, word = '–'] = /\{a\} (\p{L}+) \{b\}/u.exec(MEASURES[language].weight.between) ?? []
  const end = `\\d[\\d.,]*[ \u00A0](?:${UNITS})${END}`
  return [new RegExp(`(?<=\\d) (?=${word} ${end})|(?<=\\d ${word}) (?=${end})`, 'gu'), NO_BREAK_SPACE]
}

const basics = (language: Language): readonly Rule[] => [
  inRanges(language),
  beforeUnits(language),
  IN_NUMBERS,
  BESIDE_TIMES,
  IN_SHORT_COMPOUNDS,
]

/** Places where a line must not break, by language, in the order in which the rules apply. Other languages only have the rules for numbers. */
const RULES: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  en: [...basics('en'), [/(?<=pack of) (?=\d)/g, NO_BREAK_SPACE]],
  fr: [[/ (?=[:;?!»])|(?<=«) /g, NO_BREAK_SPACE], IN_FRENCH_TELEPHONES, ...basics('fr')],
  fi: [AFTER_HYPHEN, ...basics('fi')],
  ru: [
    BEFORE_DASH,
    behind(`${SHORT}|без|для|над|под|при|про|из-за|из-под`),
    beforeCounted(ALL_UNITS, 'или|для|без|над|под|при|про'),
    IN_NUMBERS,
    BESIDE_TIMES,
    [/(?<=\p{L}-)(?=(?:то|нибудь|либо)(?!\p{L}))|(?<=(?<!\p{L})кое-)(?=\p{L})/giu, WORD_JOINER],
  ],
  uk: [
    BEFORE_DASH,
    behind(`${SHORT}|без|від|для|між|над|під|при|про|з-за|з-під|із-за`),
    beforeCounted(ALL_UNITS, 'або|чи|без|від|для|між|над|під|при|про'),
    IN_NUMBERS,
    BESIDE_TIMES,
    [/(?<=\p{L}-)(?=небудь(?!\p{L}))|(?<=(?<!\p{L})(?:будь|казна)-)(?=\p{L})/giu, WORD_JOINER],
  ],
  cs: [inRanges('cs'), behind('[aikosuvz]'), beforeCounted(UNITS, 'nebo|než'), IN_NUMBERS, BESIDE_TIMES],
  pl: [behind('[aiouwz]'), beforeCounted(UNITS, 'lub|albo|oraz|czy|dla|bez|nad|pod|przy'), IN_NUMBERS, BESIDE_TIMES],
}

/** Cached, because thousands of texts use the rules. */
const rulesOf = oncePerLanguage((language): readonly Rule[] => RULES[language] ?? basics(language))

/** Replaces spaces in a text so that its lines break only where they may. */
export function toUnbroken(language: Language, text: string): string {
  return rulesOf(language).reduce((before, [where, put]) => before.replace(where, put), text)
}

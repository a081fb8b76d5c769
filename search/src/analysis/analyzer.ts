import { foldSearchWord } from './fold.ts'
import { findLanguageCode } from './language-codes.ts'
import { SEARCH_LANGUAGES, type SearchLanguage } from './languages.ts'
import { remember } from './remember.ts'
import type { CompoundRules } from './split-compound.ts'
import { type Token, tokenize } from './tokenize.ts'

export type { Token } from './tokenize.ts'

/** Language-specific analysis of an index. */
export type Analyzer = {
  /** ISO 639-1, `no` for Bokmål; `und` when unknown. */
  readonly language: string
  tokenize(text: string): Token[]
  /** Forms of a lower-cased NFC word without accents: the main one first, then other spellings (`mäuse`: `mause`, `maeuse`). */
  fold(word: string): readonly string[]
  /** One or two folded keys of a lower-cased NFC word: words that share a key are forms of each other. */
  stems(word: string): readonly string[]
  isStopWord(folded: string): boolean
  /** Rules of languages that join words, otherwise undefined. */
  readonly compounds: CompoundRules | undefined
}

const NEUTRAL: SearchLanguage = { stem: (word) => word, stopWords: '' }

const BEGINS_WITH_DIGIT = /^[\p{Nd}\p{No}]/u

function toStems(word: string, folded: string, stem: SearchLanguage['stem']): readonly string[] {
  if (BEGINS_WITH_DIGIT.test(word)) return [folded]
  const [key = word] = foldSearchWord(stem(word))
  if (folded === word) return [key]
  const [foldedKey = folded] = foldSearchWord(stem(folded))
  return key === foldedKey ? [key] : [key, foldedKey]
}

function createAnalyzer(code: string, language: SearchLanguage): Analyzer {
  const foldOnce = remember((word) => foldSearchWord(word, language.variants))
  const foldMain = (word: string): string => foldOnce(word)[0] ?? word
  const stopWords = new Set(language.stopWords.split(' ').map(foldMain))
  return {
    language: code,
    tokenize: (text) => tokenize(text, language.elision),
    fold: foldOnce,
    stems: remember((word) => toStems(word, foldMain(word), language.stem)),
    isStopWord: (folded) => stopWords.has(folded),
    compounds: language.compounds,
  }
}

const analyzers = new Map<string, Analyzer>()

/** Returns the analyzer of `nl`, `nl-BE`, `nb` and so on, always the same object; a language without rules gets a neutral one. */
export function findAnalyzer(language: string | undefined): Analyzer {
  const code = findLanguageCode(language)
  const name = code ?? 'und'
  const known = analyzers.get(name)
  if (known) return known
  const analyzer = createAnalyzer(name, code ? SEARCH_LANGUAGES[code] : NEUTRAL)
  analyzers.set(name, analyzer)
  return analyzer
}

import type { Analyzer } from '../analysis/analyzer.ts'

/**
 * Where a phrase was found: among the popular terms that editors name, what visitors searched for, values of facets, titles of records.
 */
type SuggestionSource = 'terms' | 'searches' | 'facets' | 'titles'

/** `count` says how often the phrase was found there; 1 when absent. */
export type SuggestionCandidate = {
  readonly phrase: string
  readonly source: SuggestionSource
  readonly count?: number
}

export type Phrase = { readonly objectID: string; readonly query: string; readonly words: number; popularity: number }

type PhraseRules = {
  /** Words and phrases that must never be suggested, in any form. */
  readonly banned: readonly string[]
  /** Fewest letters of a suggestion. Shorter ones say too little. */
  readonly minLetters: number
}

/** Weights by source: terms of editors weigh most, and a search more than a title. */
const WEIGHTS: Readonly<Record<SuggestionSource, number>> = { terms: 1000, facets: 50, searches: 10, titles: 1 }

/** Number of a query's words that are read. */
const MOST_WORDS = 10
const MOST_CHARACTERS = 100

/** Returns suggestions, the most popular first. Each comes once, spelled as in its heaviest candidate. */
export function mergeCandidates(
  candidates: Iterable<SuggestionCandidate>,
  rules: PhraseRules,
  analyzer: Analyzer,
): Phrase[] {
  const isBanned = toBan(rules.banned, analyzer)
  const merged = new Map<string, { phrase: Phrase; heaviest: number }>()
  for (const { phrase: text, source, count = 1 } of candidates) {
    if (text.length > MOST_CHARACTERS) continue
    const words = analyzer.tokenize(text).map(({ word }) => word)
    const letters = words.reduce((sum, word) => sum + word.length, 0)
    if (letters < rules.minLetters || words.length > MOST_WORDS || isBanned(words)) continue
    const objectID = toFolded(words, analyzer).join(' ')
    if (objectID === '') continue
    const weight = WEIGHTS[source] * count
    const known = merged.get(objectID)
    const popularity = (known?.phrase.popularity ?? 0) + weight
    const isHeaviest = known === undefined || weight > known.heaviest
    const query = isHeaviest ? toQuery(text, analyzer) : known.phrase.query
    merged.set(objectID, {
      phrase: { objectID, query, words: words.length, popularity },
      heaviest: isHeaviest ? weight : known.heaviest,
    })
  }
  const phrases = Array.from(merged.values(), ({ phrase }) => phrase)
  return phrases.sort((a, b) => b.popularity - a.popularity || (a.objectID < b.objectID ? -1 : 1))
}

/** Writes a text as visitors type it. */
function toQuery(text: string, analyzer: Analyzer): string {
  return text.replace(/\s+/g, ' ').trim().toLocaleLowerCase(analyzer.language)
}

function toBan(banned: readonly string[], analyzer: Analyzer): (words: readonly string[]) => boolean {
  const toPhrases = (words: readonly string[]) =>
    [toFolded(words, analyzer), toStems(words, analyzer)].map((keys) => ` ${keys.join(' ')} `)
  const phrases = banned
    .map((text) => analyzer.tokenize(text).map(({ word }) => word))
    .filter((words) => words.length > 0)
    .map(toPhrases)
  return (words) => {
    const [folded = '', stems = ''] = toPhrases(words)
    return phrases.some(([phrase = '', stem = '']) => folded.includes(phrase) || stems.includes(stem))
  }
}

function toFolded(words: readonly string[], analyzer: Analyzer): string[] {
  return words.map((word) => analyzer.fold(word)[0] ?? word)
}

function toStems(words: readonly string[], analyzer: Analyzer): string[] {
  return words.map((word) => analyzer.stems(word)[0] ?? word)
}

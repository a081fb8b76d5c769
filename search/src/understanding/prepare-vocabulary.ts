import type { Analyzer } from '../analysis/analyzer.ts'
import { toSynonymKeys } from '../synonyms/prepare-synonyms.ts'
import { shortenUnits } from './shorten-units.ts'
import type { FactRoles, WordFact } from './word-fact.ts'

/** Word of a phrase. All forms of a word share a key. `spelled` is in lower case with its accents. */
export type PhraseWord = { readonly spelled: string; readonly folded: string; readonly keys: readonly string[] }

/** One way to say a fact. */
export type FactPhrase = {
  readonly words: readonly PhraseWord[]
  readonly fact: WordFact
  /** Order among facts with the same words. The first one counts first. */
  readonly order: number
  /** Set when the two words are in reversed order: `pads cracked`. */
  readonly isTurned?: true
}

export type FactVocabulary = {
  readonly analyzer: Analyzer
  readonly roles: FactRoles
  /** Phrases by each key of their first word, the longest first. */
  readonly byFirst: ReadonlyMap<string, readonly FactPhrase[]>
  /** Folded words of all phrases. Compounds are split into these. */
  readonly words: ReadonlySet<string>
  /** Words of facts and needs. Mistyped words are corrected to these. */
  readonly meant: ReadonlySet<string>
  /** Folded words that are phrases by themselves. Unfinished words are completed to these. */
  readonly single: readonly string[]
  /** All values that facts name, by attribute. */
  readonly valuesOf: ReadonlyMap<string, readonly string[]>
  /** Returns the values of the narrowest fact of one attribute that includes all of these values and more. */
  readonly wider: (attribute: string, values: readonly string[]) => readonly string[] | undefined
  /** Facts whose animals other rows name by other words: ferrets and hedgehogs, which both belong to other animals. */
  readonly shared: ReadonlySet<WordFact>
  /** Returns the editors' name for exactly these values. */
  readonly nameOf: (meant: readonly MeantValues[]) => string | undefined
  /** Phrases for which an editor has named replacements, by each key of their first word. They are no facts. */
  readonly kept: ReadonlyMap<string, readonly FactPhrase[]>
  /** The same phrases of one word. These are not split into parts. */
  readonly keptWords: ReadonlySet<string>
}

type MeantValues = { readonly attribute: string; readonly values: readonly string[] }

type VocabularyParts = {
  analyzer: Analyzer
  roles: FactRoles
  /** Facts, those that were declared before those of the catalogue. */
  facts: readonly WordFact[]
  /** Phrases that stay text, such as the longer ones of synonyms. */
  keptPhrases: readonly string[]
}

const NO_FACT: WordFact = { kind: 'filler', words: [], means: {} }

export function prepareVocabulary({ analyzer, roles, facts, keptPhrases }: VocabularyParts): FactVocabulary {
  const byFirst = new Map<string, FactPhrase[]>()
  const words = new Set<string>()
  const meant = new Set<string>()
  const single = new Set<string>()
  for (const [order, fact] of facts.entries()) {
    for (const text of fact.words) {
      const phrase = toPhrase(text, fact, order, analyzer)
      if (phrase === undefined) continue
      addPhrase(byFirst, phrase)
      if (mayTurn(phrase, analyzer)) addPhrase(byFirst, toTurned(phrase))
      const folded = analyzer.tokenize(text).map(({ word }) => analyzer.fold(word)[0] ?? word)
      if (fact.kind === 'filler') continue
      for (const word of folded) if (!analyzer.isStopWord(word)) words.add(word)
      if (fact.kind === 'unsold') continue
      for (const word of folded) meant.add(word)
      const [only] = folded
      if (folded.length === 1 && only !== undefined) single.add(only)
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length || a.order - b.order)
  const kept = keptPhrases.flatMap((text) => toPhrase(text, NO_FACT, 0, analyzer) ?? [])
  const keptByFirst = new Map<string, FactPhrase[]>()
  for (const phrase of kept) if (phrase.words.length > 1) addPhrase(keptByFirst, phrase)
  return {
    analyzer,
    roles,
    byFirst,
    words,
    meant,
    single: [...single].sort(),
    valuesOf: listValues(facts),
    wider: (attribute, values) => findWider(facts, attribute, values),
    shared: findShared(facts, roles),
    nameOf: (meant) => findName(facts, meant),
    kept: keptByFirst,
    keptWords: new Set(
      kept.flatMap(({ words: [first, ...others] }) => (others.length > 0 ? [] : (first?.folded ?? []))),
    ),
  }
}

function findShared(facts: readonly WordFact[], roles: FactRoles): Set<WordFact> {
  const isAnimal = ({ kind, means }: WordFact) => {
    const attributes = Object.keys(means)
    return kind === 'fact' && attributes.length > 0 && attributes.every((attribute) => roles[attribute] === 'animal')
  }
  const alike = Map.groupBy(facts.filter(isAnimal), ({ means }) => JSON.stringify(means))
  return new Set([...alike.values()].flatMap((rows) => (rows.length > 1 ? rows : [])))
}

function findWider(facts: readonly WordFact[], attribute: string, values: readonly string[]) {
  const wider = facts.flatMap(({ kind, means }) => {
    const own = means[attribute]
    const isWider = kind === 'fact' && own !== undefined && own.length > values.length
    return isWider && Object.keys(means).length === 1 && values.every((value) => own.includes(value)) ? [own] : []
  })
  return wider.toSorted((a, b) => a.length - b.length)[0]
}

function findName(facts: readonly WordFact[], meant: readonly MeantValues[]): string | undefined {
  const isMeant = ({ means }: WordFact) =>
    Object.keys(means).length === meant.length &&
    meant.every(({ attribute, values }) => means[attribute]?.join('\n') === values.join('\n'))
  return facts.find((fact) => fact.kind === 'fact' && fact.words.length > 0 && isMeant(fact))?.words[0]
}

function listValues(facts: readonly WordFact[]): Map<string, readonly string[]> {
  const values = new Map<string, Set<string>>()
  for (const { means } of facts) {
    for (const [attribute, own] of Object.entries(means)) {
      const known = values.get(attribute) ?? new Set()
      for (const value of own) known.add(value)
      values.set(attribute, known)
    }
  }
  return new Map([...values].map(([attribute, own]) => [attribute, [...own]]))
}

function toPhrase(text: string, fact: WordFact, order: number, analyzer: Analyzer): FactPhrase | undefined {
  const words = analyzer.tokenize(shortenUnits(text, analyzer.language)).map(({ word }): PhraseWord => {
    const folded = analyzer.fold(word)
    return { spelled: word.toLowerCase(), folded: folded[0] ?? word, keys: toSynonymKeys(word, folded, analyzer) }
  })
  return words.length === 0 ? undefined : { words, fact, order }
}

/** Tells whether a phrase may be read in reversed order. Things that are not sold must match surely, and three words have only one order. */
const mayTurn = ({ words, fact: { kind } }: FactPhrase, { isStopWord }: Analyzer) =>
  (kind === 'fact' || kind === 'need') && words.length === 2 && !words.some(({ folded }) => isStopWord(folded))

const toTurned = (phrase: FactPhrase): FactPhrase => ({ ...phrase, words: phrase.words.toReversed(), isTurned: true })

function addPhrase(byFirst: Map<string, FactPhrase[]>, phrase: FactPhrase): void {
  for (const key of new Set(phrase.words[0]?.keys)) {
    const phrases = byFirst.get(key)
    if (phrases === undefined) byFirst.set(key, [phrase])
    else phrases.push(phrase)
  }
}

import type { Analyzer } from '../analysis/analyzer.ts'
import { SearchError } from '../port/search-error.ts'
import type { Synonym } from '../port/synonym.ts'
import { findPlaceholders, LONGEST_PLACEHOLDER, toPlaceholderName, toPlaceholderWord } from './hide-placeholders.ts'

/** Words that may replace each other, or replace an input. */
type SynonymGroup = {
  /** Folded phrases. */
  readonly phrases: readonly (readonly string[])[]
  readonly typos: 0 | 1 | 2
  readonly kind: 'synonym' | 'correction'
}

/** A word of inputs, reached by each of its folded forms and stems. `groups` are those whose input ends here. */
export type InputNode = {
  readonly depth: number
  readonly next: Map<string, InputNode[]>
  readonly byWord: Map<string, InputNode>
  readonly groups: SynonymGroup[]
  /** The input up to here, folded. */
  readonly phrase: string
}

export type PreparedSynonyms = {
  readonly analyzer: Analyzer
  readonly inputs: InputNode
  /** Names that `hidePlaceholders` looks for in records. */
  readonly placeholders: ReadonlySet<string>
}

/** Limits of our own. Algolia allows 20 and 100 in one synonym, so its clients never reach these. */
const MOST_PHRASES = 1000
const MOST_WORDS = 10

/** Prepares synonyms. The last one with an objectID counts. Throws a `SearchError` 400 that names the synonym which cannot be used. */
export function prepareSynonyms(synonyms: readonly Synonym[], analyzer: Analyzer): PreparedSynonyms {
  const inputs = createNode(0, '')
  const latest = new Map(synonyms.map((synonym) => [synonym.objectID, synonym]))
  for (const synonym of latest.values()) addSynonym(inputs, synonym, analyzer)
  return { analyzer, inputs, placeholders: findPlaceholders([...latest.values()]) }
}

/** Returns the keys by which a word reaches an input: folded forms, and stems, which are marked so that they differ from the forms. */
export function toSynonymKeys(word: string, folded: readonly string[], analyzer: Analyzer): string[] {
  return [...folded, ...analyzer.stems(word).map((stem) => `~${stem}`)]
}

function addSynonym(inputs: InputNode, synonym: Synonym, analyzer: Analyzer): void {
  const read = (texts: readonly string[], field: string) => readPhrases(synonym, texts, field, analyzer)
  switch (synonym.type) {
    case 'synonym': {
      const phrases = read(synonym.synonyms, 'synonyms')
      if (new Set(phrases.map((words) => toPhrase(words, analyzer))).size < 2) {
        throw refuse(synonym, 'synonyms needs at least two different words or phrases')
      }
      addInputs(inputs, phrases, { phrases: fold(phrases, analyzer), typos: 0, kind: 'synonym' }, analyzer)
      break
    }
    case 'onewaysynonym': {
      const phrases = fold(read(synonym.synonyms, 'synonyms'), analyzer)
      addInputs(inputs, read([synonym.input], 'input'), { phrases, typos: 0, kind: 'synonym' }, analyzer)
      break
    }
    case 'altcorrection1':
    case 'altcorrection2': {
      const phrases = fold(read(synonym.corrections, 'corrections'), analyzer)
      const typos = synonym.type === 'altcorrection1' ? 1 : 2
      addInputs(inputs, read([synonym.word], 'word'), { phrases, typos, kind: 'correction' }, analyzer)
      break
    }
    case 'placeholder': {
      const phrases = fold([[readPlaceholder(synonym, synonym.placeholder)]], analyzer)
      const replacements = read(synonym.replacements, 'replacements')
      addInputs(inputs, replacements, { phrases, typos: 0, kind: 'synonym' }, analyzer)
      break
    }
  }
}

function readPhrases(synonym: Synonym, texts: readonly string[], field: string, analyzer: Analyzer): string[][] {
  if (texts.length === 0) throw refuse(synonym, `${field} is empty`)
  if (texts.length > MOST_PHRASES) throw refuse(synonym, `${field} has more than ${MOST_PHRASES} entries`)
  return texts.map((text) => {
    const words = analyzer.tokenize(text).map(({ word }) => word)
    if (words.length === 0) throw refuse(synonym, `${field} has an entry without any word: ${JSON.stringify(text)}`)
    if (words.length > MOST_WORDS) throw refuse(synonym, `${field} has an entry of more than ${MOST_WORDS} words`)
    return words
  })
}

function readPlaceholder(synonym: Synonym, placeholder: string): string {
  const name = toPlaceholderName(placeholder)
  if (name === '') throw refuse(synonym, 'placeholder needs a name, as <name>')
  if (name.length > LONGEST_PLACEHOLDER) {
    throw refuse(synonym, `placeholder has a name of more than ${LONGEST_PLACEHOLDER} characters`)
  }
  return toPlaceholderWord(name)
}

function fold(phrases: readonly (readonly string[])[], analyzer: Analyzer): string[][] {
  return phrases.map((words) => words.map((word) => foldWord(word, analyzer)))
}

function foldWord(word: string, analyzer: Analyzer): string {
  return analyzer.fold(word)[0] ?? word
}

function toPhrase(words: readonly string[], analyzer: Analyzer): string {
  return words.map((word) => foldWord(word, analyzer)).join(' ')
}

function addInputs(
  inputs: InputNode,
  phrases: readonly (readonly string[])[],
  group: SynonymGroup,
  analyzer: Analyzer,
): void {
  for (const words of phrases) {
    let node = inputs
    for (const word of words) node = growNode(node, word, analyzer)
    if (!node.groups.includes(group)) node.groups.push(group)
  }
}

function growNode(node: InputNode, word: string, analyzer: Analyzer): InputNode {
  const known = node.byWord.get(word)
  if (known !== undefined) return known
  const main = foldWord(word, analyzer)
  const grown = createNode(node.depth + 1, node.phrase === '' ? main : `${node.phrase} ${main}`)
  node.byWord.set(word, grown)
  for (const key of toSynonymKeys(word, analyzer.fold(word), analyzer)) {
    const others = node.next.get(key)
    if (others === undefined) node.next.set(key, [grown])
    else others.push(grown)
  }
  return grown
}

function createNode(depth: number, phrase: string): InputNode {
  return { depth, next: new Map(), byWord: new Map(), groups: [], phrase }
}

function refuse(synonym: Synonym, reason: string): SearchError {
  return new SearchError(400, `Synonym "${synonym.objectID}" (${synonym.type}): ${reason}`)
}

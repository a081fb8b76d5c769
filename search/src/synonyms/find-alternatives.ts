import type { Alternative, QueryWord } from '../query/query-words.ts'
import { type InputNode, type PreparedSynonyms, toSynonymKeys } from './prepare-synonyms.ts'

/** Most alternatives of one query. Each one costs a walk through postings. */
export const MOST_ALTERNATIVES = 100
/** Limit of words. Longer queries were not typed by a visitor. */
const MOST_WORDS = 50

/** A word of the query, or a stop word left out before it. `at` is the number of the word. */
type WordPlace = { readonly word: QueryWord; readonly at: number; readonly isSkipped: boolean }
type Input = { readonly from: number; readonly node: InputNode }

/**
 * Returns what may replace words of the query by its synonyms, corrections and placeholders: folded words, those for the longest inputs first,
 * each once, at most `MOST_ALTERNATIVES`. A word matches an input by a folded form or a stem, never by being only its beginning.
 */
export function findAlternatives(words: readonly QueryWord[], synonyms: PreparedSynonyms): Alternative[] {
  if (synonyms.inputs.next.size === 0) return []
  const places = toPlaces(words).slice(0, MOST_WORDS)
  const inputs = findInputs(places, synonyms)
  inputs.sort((a, b) => b.node.depth - a.node.depth || a.from - b.from)
  const found = new Map<string, Alternative>()
  for (const { from: first, node } of inputs) {
    const answered = places.slice(first, first + node.depth)
    const from = answered[0]?.at ?? 0
    const to = from + answered.filter(({ isSkipped }) => !isSkipped).length
    if (to === from) continue
    const typed = answered.map(({ word }) => word.folded[0] ?? word.text)
    const itself = new Set([node.phrase, typed.join(' ')])
    for (const group of node.groups) {
      for (const phrase of group.phrases) {
        const text = phrase.join(' ')
        if (itself.has(text)) continue
        const key = `${from} ${to} ${text}`
        const known = found.get(key)
        if (known !== undefined && known.typos <= group.typos) continue
        if (known === undefined && found.size === MOST_ALTERNATIVES) return [...found.values()]
        found.set(key, { from, to, words: phrase, typos: group.typos, kind: group.kind })
      }
    }
  }
  return [...found.values()]
}

function toPlaces(words: readonly QueryWord[]): WordPlace[] {
  return words.flatMap((word, at) => [
    ...(word.skipped ?? []).map((skipped) => ({ word: skipped, at, isSkipped: true })),
    { word, at, isSkipped: false },
  ])
}

function findInputs(words: readonly WordPlace[], { analyzer, inputs }: PreparedSynonyms): Input[] {
  const keys = words.map(({ word: { text, folded } }) => toSynonymKeys(text, folded, analyzer))
  const found: Input[] = []
  for (let from = 0; from < words.length; from++) {
    let reached = new Set([inputs])
    for (let at = from; at < words.length && reached.size > 0; at++) {
      reached = step(reached, keys[at] ?? [])
      for (const node of reached) if (node.groups.length > 0) found.push({ from, node })
    }
  }
  return found
}

function step(nodes: ReadonlySet<InputNode>, keys: readonly string[]): Set<InputNode> {
  const reached = new Set<InputNode>()
  for (const node of nodes) {
    for (const key of keys) for (const next of node.next.get(key) ?? []) reached.add(next)
  }
  return reached
}

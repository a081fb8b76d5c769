import { isAnimalFact } from './find-phrase.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { WordSpan } from './read-words.ts'
import { FACT_ROLES, type FactKind, type FactRole, type WordFact } from './word-fact.ts'

/** One attribute of a span's meaning. */
type ReadingPart = { readonly role: FactRole; readonly attribute: string; readonly values: readonly string[] }

/** A span with the one meaning that a reading gives it. */
export type Piece = {
  readonly span: WordSpan
  readonly kind: FactKind
  readonly parts: readonly ReadingPart[]
  /** Set when another part of its meaning was given up. */
  readonly isPart?: true
  /** Set when other animals have the same values. Its words must be found as text, too. */
  readonly isShared?: true
}

/** One way to understand a query. */
export type Reading = readonly Piece[]

const MOST_READINGS = 8

/** Lists all ways to understand the spans, the likeliest first. Meanings as an animal come before meanings as a flavour. */
export function listReadings(spans: readonly WordSpan[], vocabulary: FactVocabulary): Reading[] {
  let readings: Reading[] = [[]]
  for (const span of spans) {
    const pieces = toPieces(span, vocabulary, isBehindAnimal(span, spans, vocabulary))
    if (pieces.length === 0) continue
    readings = readings.flatMap((reading) => pieces.map((piece) => [...reading, piece]))
    if (readings.length > MOST_READINGS) readings = readings.slice(0, MOST_READINGS)
  }
  return readings.map(toNamedAnimal)
}

/** Drops the usual animals of a kind when the query names one: kibble is for cats and dogs, but for hedgehogs where these are named. */
function toNamedAnimal(reading: Reading): Reading {
  if (!reading.some(isOfAnimal)) return reading
  return reading.map((piece) =>
    isForSeveral(piece) ? { ...piece, parts: piece.parts.filter(({ role }) => role !== 'animal') } : piece,
  )
}

function isBehindAnimal({ from }: WordSpan, spans: readonly WordSpan[], vocabulary: FactVocabulary): boolean {
  const before = spans.find(({ to }) => to === from)
  return before?.facts.every((fact) => isAnimalFact(fact, vocabulary)) === true
}

/** Lists the meanings of a span. Behind an animal, a word that may be a thing or a need is read as a need first: `boîte chien` is a tin, `chien boite` a dog that limps. */
function toPieces(span: WordSpan, vocabulary: FactVocabulary, isNeedFirst: boolean): Piece[] {
  const pieces = span.facts.flatMap((fact) => toPiece(span, fact, vocabulary) ?? [])
  const toRank = ({ kind }: Piece) => (isNeedFirst && kind === 'need' ? 0 : 1)
  return pieces.toSorted((a, b) => weigh(a) - weigh(b) || toRank(a) - toRank(b))
}

/** Returns undefined when no part of the meaning is a fact of this index. */
function toPiece(span: WordSpan, fact: WordFact, { roles, shared }: FactVocabulary): Piece | undefined {
  const { kind, means } = fact
  const parts = Object.entries(means).flatMap(([attribute, values]) => {
    const role = roles[attribute]
    return role === undefined || values.length === 0 ? [] : [{ role, attribute, values }]
  })
  if (parts.length === 0) return undefined
  return { span, kind, parts, ...(shared.has(fact) && { isShared: true }) }
}

function weigh(piece: Piece): number {
  const roles = piece.parts.map(({ role }) => role)
  const told = isForSeveral(piece) ? roles.filter((role) => role !== 'animal') : roles
  return Math.min(...told.map((role) => FACT_ROLES.indexOf(role)))
}

export const hasRole = ({ parts }: Piece, role: FactRole) => parts.some((part) => part.role === role)

/** Tells whether a piece is a kind of thing that is mostly for several animals. Such a kind does not say which animal is meant. */
export const isForSeveral = (piece: Piece) =>
  hasRole(piece, 'kind') && piece.parts.some(({ role, values }) => role === 'animal' && values.length > 1)

/** Tells whether a piece says which animal is meant. */
export const isOfAnimal = (piece: Piece) => hasRole(piece, 'animal') && !isForSeveral(piece)

/** Removes everything of one role from a reading. */
export function withoutRole(reading: Reading, role: FactRole): Reading {
  if (!reading.some((piece) => hasRole(piece, role))) return reading
  return reading.flatMap((piece) => {
    const parts = piece.parts.filter((part) => part.role !== role)
    if (parts.length === piece.parts.length) return [piece]
    // The usual animals of a kind are removed together with it.
    return parts.length === 0 || (role === 'kind' && isForSeveral(piece)) ? [] : [{ ...piece, parts, isPart: true }]
  })
}

/** Returns groups in the form of `facetFilters`: all groups must hold, each by any of its values. */
export function toFacetGroups(reading: Reading): string[][] {
  return reading.flatMap(({ parts }) =>
    parts.map(({ attribute, values }) => values.map((value) => toFilter(attribute, value))),
  )
}

/** A leading minus would mean "not". */
const toFilter = (attribute: string, value: string) => `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`

/** Tells whether a reading says what is wanted: a kind of thing, or what it is needed for. */
export const hasHead = (reading: Reading) => reading.some((piece) => hasRole(piece, 'kind'))

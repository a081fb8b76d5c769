import {
  hasHead,
  hasRole,
  isForSeveral,
  isOfAnimal,
  listReadings,
  type Piece,
  type Reading,
  withoutRole,
} from './list-readings.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { ReadWords } from './read-words.ts'
import { isHeadUnknown, mayBeAnimal } from './unknown-head.ts'
import { type FactRole, isUnsold, type WordFact } from './word-fact.ts'

/**
 * Where words must stand: anywhere but in long texts, there but in no sentence, in names and titles alone, in names without what titles
 * add, also among the ingredients (with sentences and without), or in any text; there as typed.
 */
type TextScope = 'strong' | 'plain' | 'names' | 'called' | 'composed' | 'plainly-composed' | 'described' | 'all'

/** Whether words must stand where it is said in short what a thing is. */
export const isShort = ({ scope }: Attempt) => scope === 'strong' || scope === 'plain'

/** One way to answer a query. */
export type Attempt = {
  readonly reading: Reading
  /** Numbers of the words that must be there as text. */
  readonly words: readonly number[]
  readonly scope: TextScope
  /** For this age alone, where it makes a difference. */
  readonly isExclusive: boolean
  /** Only those of `words` that something has beside the facts; where there is none, the facts. */
  readonly mayLeaveOut: boolean
  /** Kinds of things that were given up for what they are needed for; only where the index has each of them is what is left an answer. */
  readonly givenUp?: Reading
  /** Conditions of numbers, in the form of `numericFilters`: all of them hold. */
  readonly numbers?: readonly string[]
}

/** A fact that changes neither what a thing is nor its animal; the first ones are given up first. */
const SOFT: readonly FactRole[] = ['color', 'form', 'flavor', 'weight', 'age']
/** Dry food without beef is nearer to dry food with beef than wet food with beef is. */
const LIGHT: readonly FactRole[] = ['color', 'form', 'flavor']
/** What words may say that are also words like any. Colours mostly are: the goldfish of other languages is a red fish. */
const OFTEN_TEXT: readonly FactRole[] = ['color']
const ALSO_TEXT: readonly FactRole[] = ['color', 'form', 'flavor']
/** Number of words from which on one may be wrong. */
const FEWEST = 3
const MOST = 5
/** Number of words up to which all of them say something where they stand anywhere in a text. */
const MOST_DESCRIBED = 3

const PLAIN: Readonly<Partial<Record<TextScope, TextScope>>> = { strong: 'plain', composed: 'plainly-composed' }

/** Ways to answer, the strictest first: all that is understood and all other words, then fewer. */
export function* listAttempts(read: ReadWords, vocabulary: FactVocabulary): Generator<Attempt> {
  const thing = findThing(read, vocabulary)
  for (const attempt of listAnyAttempts(read, vocabulary)) {
    const { scope, words } = attempt
    const isOfThing = thing !== undefined && words.every((at) => at === thing.at || thing.animals.includes(at))
    if (!isOfThing || words.length === 0) yield attempt
    else if (scope !== 'all') yield { ...attempt, scope: PLAIN[scope] ?? scope }
  }
}

/**
 * One word beside an animal, or joined to one, names a thing: a den with a door is no cat door. Of several words one mostly says what
 * it is.
 */
function findThing({ spans, rest, unmet }: ReadWords, vocabulary: FactVocabulary) {
  const [at, ...others] = rest
  const [first = []] = listReadings(spans, vocabulary)
  if (at === undefined || others.length > 0 || hasHead(first)) return undefined
  const animals = first.filter(isOfAnimal).flatMap(listWords)
  return animals.length > 0 || unmet.some(({ from }) => from === at) ? { at, animals } : undefined
}

function* listAnyAttempts(read: ReadWords, vocabulary: FactVocabulary): Generator<Attempt> {
  const { spans, rest } = read
  const readings = listReadings(spans, vocabulary)
  const [first = []] = readings
  // A smell of a litter tray is a need that is met, also where trays are not sold.
  const isSold = !spans.some(isUnsold) || first.some(({ kind }) => kind === 'need')
  const meant = listMeant(read)
  if (isSold && rest.length === 0 && readings.every((reading) => reading.length === 0) && meant.length > 0) {
    yield toAttempt([], meant)
  }
  if (isSold) {
    yield* toTexts(first, rest, hasHead(first) ? OFTEN_TEXT : ALSO_TEXT)
    for (const reading of readings) yield* toStrict(reading, rest)
  }
  // A thing for an animal is not what is named after both: food for hens.
  const isForAnimal = isSold && rest.length === 0 && hasHead(first) && first.some(isOfAnimal)
  // A title says what a thing is for as well: a perch for bird cages is no cage.
  const scope = isSold ? 'names' : 'called'
  // Food for hens is not food that is called after them.
  const namesOther = !isSold && first.some(isOfAnimal)
  if (spans.length > 0 && !isForAnimal && !namesOther) yield { ...toAttempt([]), words: meant, scope }
  if (!isSold) return
  yield* toTexts(first, rest, ALSO_TEXT)
  yield* toOneText(first, rest)
  // Where all is understood and nothing is there, other texts with these words are about something else.
  if (spans.length > 0 && (rest.length > 0 || !hasHead(first))) yield toAttempt([], meant)
  if (hasHead(first)) for (const reading of readings) yield* toLooser(reading, read, vocabulary)
  else yield* toFewer(first, rest, meant)
  // A sentence is no description: its words stand in many, each about something else. What an animal does or has not is one.
  const most = first.some(isOfAnimal) ? 1 : MOST_DESCRIBED
  if (rest.length > 0 && rest.length <= most && meant.length <= MOST_DESCRIBED)
    yield { ...toAttempt([], meant), scope: 'all' }
}

/** By facts, and by words where they do not stand in long texts. */
export const toAttempt = (reading: Reading, words: readonly number[] = []): Attempt => ({
  reading,
  words,
  scope: 'strong',
  isExclusive: false,
  mayLeaveOut: false,
})

function* toStrict(reading: Reading, rest: readonly number[]): Generator<Attempt> {
  if (reading.length === 0 && rest.length === 0) return
  const attempt = toAttempt(reading, rest)
  // "Old cat" is not about what is for cats of any age.
  const isOfAge = !hasHead(reading) && reading.some((piece) => hasRole(piece, 'age'))
  if (isOfAge) yield { ...attempt, isExclusive: true }
  yield attempt
}

/** Facts of less weight as text. */
function* toTexts(reading: Reading, rest: readonly number[], roles: readonly FactRole[]): Generator<Attempt> {
  const isText = ({ parts }: Piece) => parts.every(({ role }) => roles.includes(role))
  const texts = reading.filter(isText)
  if (texts.length === 0) return
  const words = texts.flatMap(listWords)
  yield toAttempt(
    reading.filter((piece) => !isText(piece)),
    [...rest, ...words].sort((a, b) => a - b),
  )
}

/**
 * Facts that exclude each other: one of them may be a word like any, as in fish for cats, or a seed of grass. The only animal is
 * none: food for hens is not food of hens.
 */
function* toOneText(reading: Reading, rest: readonly number[]): Generator<Attempt> {
  const mayBeText = (piece: Piece) =>
    piece.kind === 'fact' &&
    (piece.parts.length === 1 || isForSeveral(piece)) &&
    (hasRole(piece, 'animal') || hasRole(piece, 'kind'))
  const others = reading.filter(mayBeText)
  if (others.length < 2 || others.some(({ isShared }) => isShared)) return
  for (const text of others) {
    const left = reading.filter((piece) => piece !== text)
    if (isOfAnimal(text) && !left.some(isOfAnimal)) continue
    const words = listWords(text)
    yield toAttempt(
      left,
      [...rest, ...words].sort((a, b) => a - b),
    )
  }
}

const listWords = ({ span: { from, to } }: Piece) => Array.from({ length: to - from }, (_, i) => from + i)

/** All words but those that say nothing. */
function listMeant({ words, spans }: ReadWords): number[] {
  const fillers = spans.filter(({ facts }) => facts.every(({ kind }) => kind === 'filler'))
  const isFiller = (at: number) => fillers.some(({ from, to }) => from <= at && at < to)
  const all = words.flatMap(({ isStopWord }, at) => (isStopWord ? [] : [at]))
  const meant = all.filter((at) => !isFiller(at))
  return meant.length > 0 ? meant : all
}

/** What the query is after is known: other words may go, then what is not essential. */
function* toLooser(reading: Reading, read: ReadWords, vocabulary: FactVocabulary): Generator<Attempt> {
  const { rest } = read
  const mayGo = (role: FactRole) => role !== 'flavor' || !isTasteForAnimal(reading, vocabulary)
  if (rest.length > 0) {
    yield { ...toAttempt(reading, rest), scope: 'composed' }
    yield { ...toAttempt(reading, rest), scope: 'described' }
    if (isHeadUnknown(reading, read, vocabulary) || mayBeAnimal(reading, read, vocabulary)) return
    yield { ...toAttempt(reading, rest), mayLeaveOut: true }
  }
  for (const fewer of listWithout(reading, LIGHT.filter(mayGo))) yield toAttempt(fewer)
  // Hay is no food of dogs and cats where hay is not sold: without an animal nothing keeps what is wider in its bounds.
  const wider = reading.some(isOfAnimal) ? widenKinds(reading, vocabulary) : undefined
  if (wider !== undefined) yield toAttempt(wider)
  const things = listThings(reading)
  for (const fewer of listFewerFacts(reading, things, SOFT.filter(mayGo)))
    yield { ...toAttempt(fewer), givenUp: things }
}

/** The only animal that is named is read as a taste: soap for fish is none for dogs. */
function isTasteForAnimal(reading: Reading, { roles }: FactVocabulary): boolean {
  const namesAnimal = ({ means }: WordFact) => Object.keys(means).some((attribute) => roles[attribute] === 'animal')
  const isTaste = (piece: Piece) => hasRole(piece, 'flavor') && piece.span.facts.some(namesAnimal)
  return !reading.some(isOfAnimal) && reading.some(isTaste)
}

function* listFewerFacts(reading: Reading, things: Reading, roles: readonly FactRole[]): Generator<Reading> {
  const left = reading.filter((piece) => !things.includes(piece))
  if (things.length > 0) yield left
  yield* listWithout(left, roles)
}

/** A reading without facts of these roles, one role more each time, while it says what is looked for. */
function* listWithout(reading: Reading, roles: readonly FactRole[]): Generator<Reading> {
  let left = reading
  for (const role of roles) {
    const fewer = withoutRole(left, role)
    if (fewer === left || !hasHead(fewer)) continue
    left = fewer
    yield left
  }
}

/** What it is needed for says more than what it comes as: drops against fleas for a shampoo against them. */
function listThings(reading: Reading): Reading {
  if (!reading.some(({ kind }) => kind === 'need')) return []
  return reading.filter((piece) => piece.kind !== 'need' && hasRole(piece, 'kind'))
}

/** Food for dry food: the narrowest fact that holds all of a kind and more. */
function widenKinds(reading: Reading, { wider }: FactVocabulary): Reading | undefined {
  let isWider = false
  const widened = reading.map((piece): Piece => {
    const parts = piece.parts.map((part) => {
      const values = part.role === 'kind' && piece.kind === 'fact' ? wider(part.attribute, part.values) : undefined
      return values === undefined ? part : { ...part, values }
    })
    if (parts.every((part, at) => part === piece.parts[at])) return piece
    isWider = true
    return { ...piece, parts, isPart: true }
  })
  return isWider ? widened : undefined
}

/** Nothing says what is looked for, so all words must be there; of several one may be wrong. */
function* toFewer(reading: Reading, rest: readonly number[], meant: readonly number[]): Generator<Attempt> {
  if (rest.length > 0) yield { ...toAttempt(reading, rest), scope: 'composed' }
  for (const words of listOneLess(rest, FEWEST)) yield toAttempt(reading, words)
  for (const words of listOneLess(meant, FEWEST + 1)) yield toAttempt([], words)
}

function listOneLess(words: readonly number[], fewest: number): number[][] {
  if (words.length < fewest || words.length > MOST) return []
  return words.toReversed().map((left) => words.filter((at) => at !== left))
}

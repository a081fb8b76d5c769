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
 * Where words must stand: anywhere except long texts (strong), the same without sentences (plain), only in names and titles (names), in names without titles
 * (called), also among the ingredients (composed, and plainly-composed without sentences), or in any text (all; described: as typed).
 */
type TextScope = 'strong' | 'plain' | 'names' | 'called' | 'composed' | 'plainly-composed' | 'described' | 'all'

/** Tells whether words must stand in the short texts about what a thing is. */
export const isShort = ({ scope }: Attempt) => scope === 'strong' || scope === 'plain'

/** One way to answer a query. */
export type Attempt = {
  readonly reading: Reading
  /** Numbers of the words that must be found as text. */
  readonly words: readonly number[]
  readonly scope: TextScope
  /** Whether only products for this age alone count, where that makes a difference. */
  readonly isExclusive: boolean
  /** Whether only those of `words` count that some record has together with the facts. Where there is none, the facts alone count. */
  readonly mayLeaveOut: boolean
  /** Kinds of things that were given up in favour of a need. The attempt is an answer only where the index has each of these kinds. */
  readonly givenUp?: Reading
  /** Conditions about numbers, in the form of `numericFilters`. All of them must hold. */
  readonly numbers?: readonly string[]
}

/** Facts that change neither the kind of thing nor its animal. The first ones are given up first. */
const SOFT: readonly FactRole[] = ['color', 'form', 'flavor', 'weight', 'age']
/** Facts that are given up first, because dry food without beef is nearer to dry food with beef than wet food with beef is. */
const LIGHT: readonly FactRole[] = ['color', 'form', 'flavor']
/** Roles of facts that may also be ordinary words. Colours mostly are: in other languages the goldfish is called a red fish. */
const OFTEN_TEXT: readonly FactRole[] = ['color']
const ALSO_TEXT: readonly FactRole[] = ['color', 'form', 'flavor']
/** Number of words from which on one may be left out, and the highest number. */
const FEWEST = 3
const MOST = 5
/** Most words for which a search in any text makes sense. */
const MOST_DESCRIBED = 3

const PLAIN: Readonly<Partial<Record<TextScope, TextScope>>> = { strong: 'plain', composed: 'plainly-composed' }

/** Lists ways to answer, the strictest first: everything that is understood and all other words, then fewer. */
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
 * Finds the word that names the thing. One unknown word beside an animal or joined to it does: a den with a door is
 * no cat door. Of several unknown words one mostly says what the thing is.
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
  // A smell of a litter tray is a need that can be met, even where trays are not sold.
  const isSold = !spans.some(isUnsold) || first.some(({ kind }) => kind === 'need')
  const meant = listMeant(read)
  if (isSold && rest.length === 0 && readings.every((reading) => reading.length === 0) && meant.length > 0) {
    yield toAttempt([], meant)
  }
  if (isSold) {
    yield* toTexts(first, rest, hasHead(first) ? OFTEN_TEXT : ALSO_TEXT)
    for (const reading of readings) yield* toStrict(reading, rest)
  }
  // A thing for an animal must not be searched for by names that contain both words: food for hens.
  const isForAnimal = isSold && rest.length === 0 && hasHead(first) && first.some(isOfAnimal)
  // A title also says what a thing is for: a perch for bird cages is no cage.
  const scope = isSold ? 'names' : 'called'
  // Food for hens must not be found as food whose name contains hens.
  const namesOther = !isSold && first.some(isOfAnimal)
  if (spans.length > 0 && !isForAnimal && !namesOther) yield { ...toAttempt([]), words: meant, scope }
  if (!isSold) return
  yield* toTexts(first, rest, ALSO_TEXT)
  yield* toOneText(first, rest)
  // Where everything is understood and no product has it, other texts with these words are about something else.
  if (spans.length > 0 && (rest.length > 0 || !hasHead(first))) yield toAttempt([], meant)
  if (hasHead(first)) for (const reading of readings) yield* toLooser(reading, read, vocabulary)
  else yield* toFewer(first, rest, meant)
  // Long texts contain such words by chance, above all what an animal does or lacks: beside an animal only one is allowed.
  const most = first.some(isOfAnimal) ? 1 : MOST_DESCRIBED
  if (rest.length > 0 && rest.length <= most && meant.length <= MOST_DESCRIBED)
    yield { ...toAttempt([], meant), scope: 'all' }
}

/** Makes an attempt with facts, and with words that must not stand only in long texts. */
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
  // A query for an "old cat" must not find what is for cats of any age.
  const isOfAge = !hasHead(reading) && reading.some((piece) => hasRole(piece, 'age'))
  if (isOfAge) yield { ...attempt, isExclusive: true }
  yield attempt
}

/** Lists attempts that read minor facts as text. */
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
 * Handles facts that exclude each other: one of them may be an ordinary word, as in fish for cats or a seed of grass.
 * The only animal of a query is never read as text: food for hens is not food made of hens.
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

/** Returns all words but stop words and fillers. */
function listMeant({ words, spans }: ReadWords): number[] {
  const fillers = spans.filter(({ facts }) => facts.every(({ kind }) => kind === 'filler'))
  const isFiller = (at: number) => fillers.some(({ from, to }) => from <= at && at < to)
  const all = words.flatMap(({ isStopWord }, at) => (isStopWord ? [] : [at]))
  const meant = all.filter((at) => !isFiller(at))
  return meant.length > 0 ? meant : all
}

/** Lists looser attempts when the query's kind of thing is known: without other words, then without facts that matter less. */
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
  // Wider kinds are used only beside an animal: where hay is not sold, "hay" alone must not find the food of dogs and cats.
  const wider = reading.some(isOfAnimal) ? widenKinds(reading, vocabulary) : undefined
  if (wider !== undefined) yield toAttempt(wider)
  const things = listThings(reading)
  for (const fewer of listFewerFacts(reading, things, SOFT.filter(mayGo)))
    yield { ...toAttempt(fewer), givenUp: things }
}

/** Tells whether the only animal that is named was read as a flavour: soap for fish is no soap for dogs. */
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

/** Lists the reading without facts of these roles, one more role each time, while it still says what is wanted. */
function* listWithout(reading: Reading, roles: readonly FactRole[]): Generator<Reading> {
  let left = reading
  for (const role of roles) {
    const fewer = withoutRole(left, role)
    if (fewer === left || !hasHead(fewer)) continue
    left = fewer
    yield left
  }
}

/** Returns the kinds of things that may be given up in favour of a need: drops against fleas in place of a shampoo against them. */
function listThings(reading: Reading): Reading {
  if (!reading.some(({ kind }) => kind === 'need')) return []
  return reading.filter((piece) => piece.kind !== 'need' && hasRole(piece, 'kind'))
}

/** Replaces a kind by the narrowest fact that includes all of it and more, such as dry food by food. */
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

/** Lists attempts when nothing says what is wanted. All words must be found then; of several words one may be wrong. */
function* toFewer(reading: Reading, rest: readonly number[], meant: readonly number[]): Generator<Attempt> {
  if (rest.length > 0) yield { ...toAttempt(reading, rest), scope: 'composed' }
  for (const words of listOneLess(rest, FEWEST)) yield toAttempt(reading, words)
  for (const words of listOneLess(meant, FEWEST + 1)) yield toAttempt([], words)
}

function listOneLess(words: readonly number[], fewest: number): number[][] {
  if (words.length < fewest || words.length > MOST) return []
  return words.toReversed().map((left) => words.filter((at) => at !== left))
}

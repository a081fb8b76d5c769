import { findBegunWords, findNearWord } from './find-near-words.ts'
import { type JoinedWords, listJoinedWords } from './join-words.ts'
import { type Attempt, isShort, listAttempts, toAttempt } from './list-attempts.ts'
import { hasHead, hasRole, isOfAnimal, listReadings, type Reading, withoutRole } from './list-readings.ts'
import { findNearCompound, listMendedWords, type MendedWord } from './mend-words.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { Understanding } from './understanding-options.ts'
import { type FactRole, isUnsold } from './word-fact.ts'

export type Decision = {
  readonly read: ReadWords
  /** Undefined when no attempt finds anything. */
  readonly attempt: Attempt | undefined
  readonly leftOut: readonly number[]
  readonly corrections: ReadonlyMap<number, string>
  /** Set when no attempt with the words as typed found anything. */
  readonly mended?: MendedWord
  /** The amount that the query names, and whether the hits have it. */
  readonly amount?: { readonly text: string; readonly isMet: boolean }
}

/** Questions about an index. */
export type DecideOptions = {
  /** Returns the number of hits of an attempt. */
  count: (read: ReadWords, attempt: Attempt) => Promise<number>
  /** Tells whether an attempt has any hits. */
  has: (read: ReadWords, attempt: Attempt) => Promise<boolean>
  /** Returns how many records have all facts of an attempt, whatever their texts say. */
  countFacts: (attempt: Attempt) => Promise<number>
  /** Tells whether other spellings may be tried: a query made of typos would cost hundreds of searches. */
  hasRoom: () => boolean
  /** Tells whether the index has a word as it was typed. */
  knows: (word: string) => Promise<boolean>
  /** Tells whether these attributes have this word, whole and not as two of its parts. */
  names: (word: string, attributes: readonly string[]) => Promise<boolean>
  /** Tells whether a word of these attributes begins with what was typed. */
  begins: (word: string, attributes: readonly string[]) => Promise<boolean>
}

/** Up to so many words that are not understood are tried in other spellings. With more of them, no single one makes the query find something. */
const MOST_UNKNOWN = 4

/** Returns the first attempt that finds something. Where none does, it tries two words joined into one, then a word in another spelling. */
export async function decide(query: string, understanding: Understanding, asked: DecideOptions): Promise<Decision> {
  const decision = await decideAsTyped(query, understanding, asked)
  if (decision.attempt !== undefined || understanding.isTextFirst) return decision
  const texts = decision.read.words.map(({ text }) => text)
  // A query for something that is not sold must not find other things by joining its words.
  const joined = decision.read.spans.some(isUnsold) ? [] : listJoinedWords(decision.read)
  for (const one of joined) {
    if (!asked.hasRoom()) return decision
    if (!(await isWord(one, understanding, asked))) continue
    const { from, to, joined } = one
    const query = [...texts.slice(0, from), joined, ...texts.slice(to + 1)].join(' ')
    const other = await decideAsTyped(query, understanding, asked)
    if (isSure(other)) return { ...other, mended: { from: texts.slice(from, to + 1).join(' '), to: joined } }
  }
  if (new Set(decision.read.rest.map((at) => texts[at])).size > MOST_UNKNOWN) return decision
  for (const mended of listMendedWords(decision.read, understanding.vocabulary)) {
    if (!asked.hasRoom()) break
    // Replaced word by word, because the same letters may stand within another word.
    const words = texts.map((text) => (text === mended.from ? mended.to : text))
    const other = await decideAsTyped(words.join(' '), understanding, asked)
    if (isSure(other) && !(mended.isStem && other.corrections.size > 0)) return { ...other, mended }
  }
  return decision
}

const isSure = ({ attempt, leftOut }: Decision) => attempt !== undefined && isShort(attempt) && leftOut.length === 0

async function isWord(
  { joined }: JoinedWords,
  { vocabulary, strongAttributes }: Understanding,
  { names }: DecideOptions,
): Promise<boolean> {
  return vocabulary.keptWords.has(vocabulary.analyzer.fold(joined)[0] ?? joined) || names(joined, strongAttributes)
}

async function decideAsTyped(query: string, understanding: Understanding, asked: DecideOptions): Promise<Decision> {
  const { vocabulary, isTextFirst } = understanding
  const corrections = await findCorrections(query, understanding, asked)
  const read = readWords(query, vocabulary, corrections)
  const decided = (attempt: Attempt | undefined, leftOut: readonly number[] = [], of = read) => ({
    read: of,
    attempt,
    leftOut,
    corrections,
  })
  const finds = async (attempt: Attempt, of = read) =>
    (await areSold(attempt, asked)) && (await asked.count(of, attempt)) > 0
  const sure = isTextFirst ? undefined : await findSureBegun(read, query, vocabulary, corrections, asked)
  for (const attempt of sure === undefined ? [] : listAttempts(sure, vocabulary)) {
    if (attempt.mayLeaveOut || !isShort(attempt)) break
    if (await finds(attempt, sure)) return decided(attempt, [], sure)
  }
  for (const attempt of isTextFirst ? listTextFirst(read, vocabulary) : listAttempts(read, vocabulary)) {
    if (attempt.mayLeaveOut) {
      const words = await keepKnown(read, attempt, asked)
      const kept = { ...attempt, words }
      if (await finds(kept))
        return decided(
          kept,
          attempt.words.filter((at) => !words.includes(at)),
        )
      const bare = { ...attempt, words: [] }
      if (await finds(bare)) return decided(bare, attempt.words)
    } else if (await finds(attempt)) {
      return decided(
        attempt,
        read.rest.filter((at) => !isByName(attempt) && !attempt.words.includes(at)),
      )
    }
  }
  for (const begun of listBegun(read, query, vocabulary, corrections)) {
    for (const attempt of listAttempts(begun, vocabulary)) {
      if (attempt.mayLeaveOut || !isShort(attempt)) break
      if (await finds(attempt, begun)) return decided(attempt, [], begun)
    }
  }
  return decided(undefined)
}

const isByName = ({ scope }: Attempt) => scope === 'names' || scope === 'called'

/** Tells whether the index has each kind of thing that was given up. Drops against fleas are near to a flea collar where collars are sold, but not where none are sold at all. */
async function areSold({ givenUp = [] }: Attempt, { countFacts }: DecideOptions): Promise<boolean> {
  for (const piece of givenUp) if ((await countFacts(toAttempt([piece]))) === 0) return false
  return true
}

/** Lists attempts for articles: first all words as text, then what the words mean. */
function* listTextFirst(read: ReadWords, vocabulary: Understanding['vocabulary']): Generator<Attempt> {
  const words = read.words.flatMap(({ isStopWord }, at) => (isStopWord ? [] : [at]))
  if (words.length > 0) yield toAttempt([], words)
  // A query for cat flaps, which are not sold, must not find articles about cats in general.
  if (read.rest.length > 0 || read.spans.some(isUnsold)) return
  // A query for beds for dogs must not find articles about dogs in general, where beds are no fact.
  const meant = read.spans.filter(({ facts }) => facts.some(({ kind }) => kind !== 'filler'))
  for (const reading of listReadings(read.spans, vocabulary)) {
    const isAllSaid = meant.every((span) => reading.some((piece) => piece.span === span))
    if (reading.length > 0 && isAllSaid) yield toAttempt(reading)
  }
}

async function findCorrections(
  query: string,
  { vocabulary, strongAttributes }: Understanding,
  { begins, knows, names }: DecideOptions,
) {
  const { words, rest } = readWords(query, vocabulary)
  const corrections = new Map<number, string>()
  for (const at of rest) {
    const word = words[at]
    // A word for which an editor has named replacements is spelled as it was meant.
    if (word === undefined || vocabulary.keptWords.has(word.folded)) continue
    const compound = findNearCompound(word, vocabulary)
    if (compound !== undefined) {
      // The search for the text also matches the parts of a compound separately, so it does not show that the compound exists.
      if (!(await names(word.text, strongAttributes))) corrections.set(at, compound)
      continue
    }
    const near = findNearWord(word, vocabulary)
    if (near === undefined || (await knows(word.text))) continue
    // The last word may be unfinished rather than mistyped.
    if (!word.isLast || !(await begins(word.text, strongAttributes))) corrections.set(at, near)
  }
  return corrections
}

/** Returns the words that some record has together with the facts and with the words kept before. */
async function keepKnown(read: ReadWords, attempt: Attempt, { has }: DecideOptions): Promise<number[]> {
  const kept: number[] = []
  for (const at of attempt.words) if (await has(read, { ...attempt, words: [...kept, at] })) kept.push(at)
  return kept
}

function listBegun(
  read: ReadWords,
  query: string,
  vocabulary: Understanding['vocabulary'],
  corrections: ReadonlyMap<number, string>,
): ReadWords[] {
  const at = read.words.length - 1
  const last = read.words[at]
  if (last === undefined || !read.rest.includes(at)) return []
  return findBegunWords(last, vocabulary).map((word) =>
    readWords(query, vocabulary, new Map([...corrections, [at, word]])),
  )
}

const LONG_ENOUGH = 4

/** Handles a last word that begins the words of exactly one fact and is no word of the index. */
async function findSureBegun(
  read: ReadWords,
  query: string,
  vocabulary: Understanding['vocabulary'],
  corrections: ReadonlyMap<number, string>,
  { knows }: DecideOptions,
): Promise<ReadWords | undefined> {
  const last = read.words.at(-1)
  if (last === undefined || last.folded.length < LONG_ENOUGH) return undefined
  const begun = listBegun(read, query, vocabulary, corrections)
  const facts = new Set(begun.flatMap(({ spans }) => spans.at(-1)?.facts[0] ?? []))
  if (facts.size !== 1 || (await knows(last.text))) return undefined
  return begun[0]
}

const LEAST: readonly FactRole[] = ['color', 'form', 'flavor', 'weight', 'diet', 'age', 'kind']
const MOST_NEAR = 3

/** Finds fewer of the query's facts, where all of them together find nothing. Each comes with its number of hits. */
export async function findNearFacts(read: ReadWords, { vocabulary }: Understanding, { countFacts }: DecideOptions) {
  // Facts that an animal shares with others do not identify it.
  const [first = []] = listReadings([...read.spans, ...read.unmet], vocabulary)
  const reading = first.filter(({ isShared }) => !isShared)
  const tried = new Set<string>()
  const near: { query: string; count: number }[] = []
  for (const fewer of listFewer(reading)) {
    const query = [...new Set(fewer.map(({ span }) => span.text))].join(' ')
    if (query === '' || tried.has(query) || !saysWhat(fewer)) continue
    tried.add(query)
    const hits = await countFacts(toAttempt(fewer))
    if (hits > 0) near.push({ query, count: hits })
    if (near.length === MOST_NEAR) break
  }
  return near
}

/** Tells whether a reading says what is wanted: all red things would not help a visitor that looks for a red ball. */
const saysWhat = (reading: Reading) =>
  hasHead(reading) || reading.some((piece) => isOfAnimal(piece) || hasRole(piece, 'brand'))

function* listFewer(reading: Reading): Generator<Reading> {
  yield reading
  let left = reading
  for (const role of LEAST) {
    left = withoutRole(left, role)
    yield left
  }
  yield reading.filter((piece) => hasRole(piece, 'kind'))
  // For a comb against fleas: other things against fleas, and other combs.
  yield reading.filter(({ kind }) => kind === 'need')
  yield reading.filter((piece) => piece.kind !== 'need' && hasRole(piece, 'kind'))
}

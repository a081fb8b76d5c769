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
  /** Undefined where nothing answers. */
  readonly attempt: Attempt | undefined
  readonly leftOut: readonly number[]
  readonly corrections: ReadonlyMap<number, string>
  /** Where nothing answers the words as they were typed. */
  readonly mended?: MendedWord
  /** The amount that the query names, and whether what is found has it. */
  readonly amount?: { readonly text: string; readonly isMet: boolean }
}

/** What an index says. */
export type DecideOptions = {
  /** How many hits an attempt has. */
  count: (read: ReadWords, attempt: Attempt) => Promise<number>
  /** Whether it has any. */
  has: (read: ReadWords, attempt: Attempt) => Promise<boolean>
  /** How many have all facts of an attempt, whatever their texts say. */
  countFacts: (attempt: Attempt) => Promise<number>
  /** Whether a word stands in it as it was typed. */
  knows: (word: string) => Promise<boolean>
  /** Whether a word of these attributes is this one, whole and not two of its parts. */
  names: (word: string, attributes: readonly string[]) => Promise<boolean>
  /** Whether a word of these attributes begins with what was typed. */
  begins: (word: string, attributes: readonly string[]) => Promise<boolean>
}

/** The first way to answer a query that finds something; where none does, with two words as one, or one in another spelling. */
export async function decide(query: string, understanding: Understanding, asked: DecideOptions): Promise<Decision> {
  const decision = await decideAsTyped(query, understanding, asked)
  if (decision.attempt !== undefined || understanding.isTextFirst) return decision
  const texts = decision.read.words.map(({ text }) => text)
  // What is not sold stays so, however its words are joined.
  const joined = decision.read.spans.some(isUnsold) ? [] : listJoinedWords(decision.read)
  for (const one of joined) {
    if (!(await isWord(one, understanding, asked))) continue
    const { from, to, joined } = one
    const query = [...texts.slice(0, from), joined, ...texts.slice(to + 1)].join(' ')
    const other = await decideAsTyped(query, understanding, asked)
    if (isSure(other)) return { ...other, mended: { from: texts.slice(from, to + 1).join(' '), to: joined } }
  }
  for (const mended of listMendedWords(decision.read, understanding.vocabulary)) {
    // By words: the same letters may stand within another one.
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

/** A collar against fleas is no drops where no collar is sold at all; these are near. */
async function areSold({ givenUp = [] }: Attempt, { countFacts }: DecideOptions): Promise<boolean> {
  for (const piece of givenUp) if ((await countFacts(toAttempt([piece]))) === 0) return false
  return true
}

/** Articles: all words, then what the words mean. */
function* listTextFirst(read: ReadWords, vocabulary: Understanding['vocabulary']): Generator<Attempt> {
  const words = read.words.flatMap(({ isStopWord }, at) => (isStopWord ? [] : [at]))
  if (words.length > 0) yield toAttempt([], words)
  // What is about cats is not about cat flaps.
  if (read.rest.length > 0 || read.spans.some(isUnsold)) return
  // What is about dogs is not about beds of dogs, where beds are no fact.
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
    // What an editor has given other words for is spelled as it is meant.
    if (word === undefined || vocabulary.keptWords.has(word.folded)) continue
    const compound = findNearCompound(word, vocabulary)
    if (compound !== undefined) {
      // Its parts stand somewhere, each by itself: that says nothing of it.
      if (!(await names(word.text, strongAttributes))) corrections.set(at, compound)
      continue
    }
    const near = findNearWord(word, vocabulary)
    if (near === undefined || (await knows(word.text))) continue
    // Not mistyped, only not finished.
    if (!word.isLast || !(await begins(word.text, strongAttributes))) corrections.set(at, near)
  }
  return corrections
}

/** Words that something has beside the facts, and all together. */
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

/** The last word is the beginning of one fact's words and no word of the index. */
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

/** Fewer of the facts that a query names, where all of it finds nothing: each with how many it finds. */
export async function findNearFacts(read: ReadWords, { vocabulary }: Understanding, { countFacts }: DecideOptions) {
  // Facts that an animal shares with others say nothing of it.
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

/** All that is red is no help where a red ball is looked for. */
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
  // A comb against fleas: other things against them, and other combs.
  yield reading.filter(({ kind }) => kind === 'need')
  yield reading.filter((piece) => piece.kind !== 'need' && hasRole(piece, 'kind'))
}

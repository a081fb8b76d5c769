import type { Understood } from '../port/understood.ts'
import type { Decision } from './decide.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { ReadWords, WordSpan } from './read-words.ts'
import type { Unwanted } from './split-unwanted.ts'

/** Returns how a query was understood, for its answer. */
export function toUnderstood(
  { read, attempt, leftOut, corrections, mended, amount }: Decision,
  near: Understood['near'],
  unwanted: readonly Unwanted[],
  { nameOf }: Pick<FactVocabulary, 'nameOf'>,
): Understood {
  const { words, spans } = read
  const toTexts = (places: readonly number[]) => places.flatMap((at) => words[at]?.text ?? [])
  const pieces = attempt?.reading ?? []
  const isText = ({ from, to }: WordSpan) => attempt?.words.some((at) => from <= at && at < to) === true
  const given = spans.filter(
    (span) =>
      attempt !== undefined &&
      pieces.length > 0 &&
      !pieces.some((piece) => piece.span === span) &&
      !isText(span) &&
      span.facts.some(({ kind }) => kind !== 'filler'),
  )
  const kept = listKept(read, leftOut, given)
  const halves = new Map(
    pieces.flatMap(({ span, parts, isPart }) => {
      const name = isPart && nameOf(parts)
      return name === undefined ? [] : [[span, name] as const]
    }),
  )
  const halved = [...halves.keys()]
  const met = amount?.isMet ? [amount.text] : []
  const missed = amount?.isMet === false ? [amount.text] : []
  const isAnyLeft = leftOut.length + given.length + halved.length + missed.length > 0
  return {
    facts: [
      ...new Set([
        ...pieces.map(({ span }) => halves.get(span) ?? span.text),
        ...(attempt === undefined ? [] : unwanted.map(({ text }) => text)),
        ...met,
      ]),
    ],
    words: toTexts(attempt?.words ?? []),
    leftOut: [
      ...new Set([
        ...toTexts(leftOut),
        ...[...given, ...halved].map((span) => toLeftText(span, read, kept)),
        ...missed,
      ]),
    ],
    kept: isAnyLeft ? toKeptTexts(kept, read, halves).join(' ') : '',
    corrected: [
      ...(mended === undefined || mended.isStem ? [] : [{ from: mended.from, to: mended.to }]),
      ...[...corrections].map(([at, to]) => ({ from: words[at]?.text ?? '', to })),
    ],
    near,
  }
}

/** Returns the kept texts. Where nothing is for young animals, a kitten is called a cat. */
function toKeptTexts(kept: readonly number[], { words }: ReadWords, halves: ReadonlyMap<WordSpan, string>): string[] {
  const isSaid = (name: string) => kept.some((at) => words[at]?.text === name)
  return kept.flatMap((at) => {
    const [span, name] = [...halves].find(([half]) => covers(half, at)) ?? []
    if (span === undefined || name === undefined) return words[at]?.text ?? []
    return at === span.from && !isSaid(name) ? name : []
  })
}

const covers = ({ from, to }: WordSpan, at: number) => from <= at && at < to

/** Returns the left-out text as typed. For a compound of which one part is kept, it returns only the other part. */
function toLeftText({ from, to, text }: WordSpan, { words }: ReadWords, kept: readonly number[]): string {
  const isPart = kept.some((at) => from <= at && at < to)
  return isPart ? text : Array.from({ length: to - from }, (_, i) => words[from + i]?.text ?? '').join(' ')
}

/** Returns numbers of the words that were not left out, without stop words at either end. */
function listKept({ words, spans }: ReadWords, leftOut: readonly number[], given: readonly WordSpan[]): number[] {
  const isKept = (at: number) =>
    !leftOut.includes(at) &&
    // Only a part of a compound may be left out.
    (!given.some((span) => covers(span, at)) || spans.some((span) => !given.includes(span) && covers(span, at)))
  const kept = [...words.keys()].filter(isKept)
  const says = (at: number) => words[at]?.isStopWord === false
  return kept.slice(kept.findIndex(says) === -1 ? kept.length : kept.findIndex(says), kept.findLastIndex(says) + 1)
}

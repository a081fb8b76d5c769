/** How a term was found. Where typos are equal, the lower value is better. */
export const EXACT = 0
export const PART = 1
export const PREFIX = 2
export type FoundBy = typeof EXACT | typeof PART | typeof PREFIX

const NONE = 255

let best = new Uint8Array(0)
let terms = new Uint32Array(1024)
let lengths = new Uint8Array(1024)
let count = 0

/**
 * Starts the set of terms that answer one word, each with its fewest typos. Only one set exists at a time, in arrays
 * that are reused. `length` is how many units of the term match the word.
 */
export function startTerms(vocabularySize: number): void {
  if (best.length < vocabularySize) best = new Uint8Array(vocabularySize * 2).fill(NONE)
  for (let i = 0; i < count; i++) best[terms[i] ?? 0] = NONE
  count = 0
}

export function addTerm(term: number, typos: number, foundBy: FoundBy, length: number): void {
  const cost = typos * 4 + foundBy
  const before = best[term] ?? NONE
  if (cost >= before) return
  best[term] = cost
  if (before !== NONE) return
  if (count === terms.length) grow()
  lengths[count] = length
  terms[count++] = term
}

function grow(): void {
  const moreTerms = new Uint32Array(terms.length * 2)
  moreTerms.set(terms)
  terms = moreTerms
  const moreLengths = new Uint8Array(terms.length)
  moreLengths.set(lengths)
  lengths = moreLengths
}

/** Calls `onTerm` for each term, fewest typos first, otherwise in the order in which they were added. */
export function forEachTerm(onTerm: (term: number, typos: number, foundBy: FoundBy, length: number) => void): void {
  for (let typos = 0; typos <= 2; typos++) {
    for (let i = 0; i < count; i++) {
      const term = terms[i] ?? 0
      const cost = best[term] ?? NONE
      if (cost >> 2 !== typos) continue
      const foundBy = cost & 3
      onTerm(term, typos, foundBy === EXACT ? EXACT : foundBy === PART ? PART : PREFIX, lengths[i] ?? 0)
    }
  }
}

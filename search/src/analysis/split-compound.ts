/** How a language forms compounds: letters between two parts, and what counts as a part. */
export type CompoundRules = {
  /** Folded, without the empty link, which is always allowed. */
  readonly links: readonly string[]
  readonly shortestPart: number
  readonly mostParts: 2 | 3
  /** Known words that do not count as parts: they look like endings (`paar` and `den` do not make `paarden`), or mean little. */
  readonly notParts?: ReadonlySet<string>
}

/** For any language: two words written as one, `antitick` for `anti-tick`. */
export const TWO_WORDS: CompoundRules = { links: [], shortestPart: 3, mostParts: 2 }

const LONGEST_COMPOUND = 40
const MOST_SPLITS = 3
const LONG_PART = 4

type Split = { readonly parts: readonly string[]; readonly score: number }

/** Prefers long parts: with squares, one long part is worth more than two halves. */
function scoreOf(parts: readonly string[]): number {
  let score = 0
  for (const part of parts) score += part.length * part.length
  return score - parts.length * 20
}

/** Two short parts beside each other are a coincidence: `nat`, `uur`, `rubber`. */
const hasBody = (parts: readonly string[]): boolean => parts.filter(({ length }) => length < LONG_PART).length < 2

function addSplits(
  rest: string,
  before: readonly string[],
  isPart: (part: string) => boolean,
  rules: CompoundRules,
  found: Split[],
): void {
  if (before.length > 0 && rest.length >= rules.shortestPart && isPart(rest)) {
    const parts = [...before, rest]
    if (parts.length < 3 || hasBody(parts)) found.push({ parts, score: scoreOf(parts) })
  }
  if (before.length + 2 > rules.mostParts) return
  for (let length = rules.shortestPart; length <= rest.length - rules.shortestPart; length += 1) {
    const part = rest.slice(0, length)
    if (!isPart(part)) continue
    const next = [...before, part]
    addSplits(rest.slice(length), next, isPart, rules, found)
    for (const link of rules.links) {
      if (rest.startsWith(link, length)) addSplits(rest.slice(length + link.length), next, isPart, rules, found)
    }
  }
}

/** Returns splits of a folded word into 2 or 3 known parts, those with few long parts first. Empty when there is none. */
export function splitCompound(folded: string, isKnown: (part: string) => boolean, rules: CompoundRules): string[][] {
  if (folded.length < 2 * rules.shortestPart || folded.length > LONGEST_COMPOUND) return []
  const isPart = (part: string): boolean => !rules.notParts?.has(part) && isKnown(part)
  const found: Split[] = []
  addSplits(folded, [], isPart, rules, found)
  found.sort((a, b) => b.score - a.score)
  return found.slice(0, MOST_SPLITS).map((split) => [...split.parts])
}

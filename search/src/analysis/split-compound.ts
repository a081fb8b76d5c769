/** How a language joins words: what may stand between two parts, and what counts as a part. */
export type CompoundRules = {
  /** Folded, without the empty one, which is always allowed. */
  readonly links: readonly string[]
  readonly shortestPart: number
  readonly mostParts: 2 | 3
}

/** For any language: two words written as one, `antitick` for `anti-tick`. */
export const TWO_WORDS: CompoundRules = { links: [], shortestPart: 3, mostParts: 2 }

const LONGEST_COMPOUND = 60
const MOST_SPLITS = 3

type Split = { readonly parts: readonly string[]; readonly score: number }

/** Long parts first, and few letters lost between them: squares make one long part worth more than two halves. */
function scoreOf(parts: readonly string[]): number {
  let score = 0
  for (const part of parts) score += part.length * part.length
  return score - parts.length * 20
}

function addSplits(
  rest: string,
  before: readonly string[],
  isKnown: (part: string) => boolean,
  rules: CompoundRules,
  found: Split[],
): void {
  if (before.length > 0 && rest.length >= rules.shortestPart && isKnown(rest)) {
    const parts = [...before, rest]
    found.push({ parts, score: scoreOf(parts) })
  }
  if (before.length + 2 > rules.mostParts) return
  for (let length = rules.shortestPart; length <= rest.length - rules.shortestPart; length += 1) {
    const part = rest.slice(0, length)
    if (!isKnown(part)) continue
    const next = [...before, part]
    addSplits(rest.slice(length), next, isKnown, rules, found)
    for (const link of rules.links) {
      if (rest.startsWith(link, length)) addSplits(rest.slice(length + link.length), next, isKnown, rules, found)
    }
  }
}

/** Splits of a folded word into 2 or 3 known parts, the best first: few long parts. Empty when there is none. */
export function splitCompound(folded: string, isKnown: (part: string) => boolean, rules: CompoundRules): string[][] {
  if (folded.length < 2 * rules.shortestPart || folded.length > LONGEST_COMPOUND) return []
  const found: Split[] = []
  addSplits(folded, [], isKnown, rules, found)
  found.sort((a, b) => b.score - a.score)
  return found.slice(0, MOST_SPLITS).map((split) => [...split.parts])
}

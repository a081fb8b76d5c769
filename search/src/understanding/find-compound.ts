import { findLanguageCode } from '../analysis/language-codes.ts'
import { NEGATIONS } from '../analysis/negations.ts'
import { type CompoundRules, splitCompound, TWO_WORDS } from '../analysis/split-compound.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'

/** Returns the words of the vocabulary that a compound is made of: `Katzenfutter`, and `catfood` in any language. */
export function findCompound(
  folded: string,
  { analyzer, words, single, byFirst }: FactVocabulary,
): readonly string[] | undefined {
  const rules = analyzer.compounds
  // `kyllingfrit` means without chicken, and contains no ferret (`fritte`).
  const code = findLanguageCode(analyzer.language)
  const endings = code === undefined ? [] : NEGATIONS[code].endings.split(' ')
  const isForm = (part: string) =>
    rules !== undefined && !endings.includes(part) && analyzer.stems(part).some((stem) => byFirst.has(`~${stem}`))
  const isPart = (part: string) => words.has(part) || isForm(part)
  const own = rules ? { ...rules, shortestPart: Math.min(rules.shortestPart, 3) } : TWO_WORDS
  return splitCompound(folded, isPart, own)[0] ?? (rules && findCrumb(folded, rules, single, words))
}

const CRUMB = 2

/** Finds a part of two letters that has a meaning by itself, beside a part that is long enough to be sure: `marsvinshö`, `lójutalomfalat`. */
function findCrumb(
  folded: string,
  rules: CompoundRules,
  single: readonly string[],
  words: ReadonlySet<string>,
): readonly string[] | undefined {
  const isPart = (part: string) =>
    part.length === CRUMB ? single.includes(part) : part.length > CRUMB + 1 && words.has(part)
  const isOne = (parts: readonly string[]) => parts.filter(({ length }) => length === CRUMB).length === 1
  return splitCompound(folded, isPart, { ...rules, shortestPart: CRUMB, mostParts: 2 }).find(isOne)
}

/** What words say: a fact of products, what a product is needed for, a thing that is not sold, or nothing at all. */
const FACT_KINDS = ['fact', 'need', 'unsold', 'filler'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Values by attribute: of one attribute any will do, of several attributes each must hold. */
type Meaning = Readonly<Record<string, readonly string[]>>

/** Words or phrases of a language that all mean the same. */
export type WordFact = {
  readonly kind: FactKind
  readonly words: readonly string[]
  /** Empty for what is not sold, and for what says nothing. */
  readonly means: Meaning
}

/** What an attribute tells of a product; in this order a word of several meanings is tried, the last ones are given up first. */
export const FACT_ROLES = ['animal', 'brand', 'kind', 'diet', 'age', 'weight', 'flavor', 'form', 'color'] as const
export type FactRole = (typeof FACT_ROLES)[number]

/** Attributes whose values are facts, each with what it tells. */
export type FactRoles = Readonly<Record<string, FactRole>>

/** Whether words say that a thing is not sold, and nothing else. */
export const isUnsold = ({ facts }: { readonly facts: readonly WordFact[] }): boolean =>
  facts.length > 0 && facts.every(({ kind }) => kind === 'unsold')

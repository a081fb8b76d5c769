/** What words may mean: a fact about products, what a product is needed for, a thing that is not sold, or nothing at all. */
const FACT_KINDS = ['fact', 'need', 'unsold', 'filler'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Values by attribute. A product needs any value of an attribute, and must match every attribute. */
type Meaning = Readonly<Record<string, readonly string[]>>

/** Words or phrases of a language that all mean the same. */
export type WordFact = {
  readonly kind: FactKind
  readonly words: readonly string[]
  /** Empty for things that are not sold and for words without meaning. */
  readonly means: Meaning
}

/** What an attribute says about a product. A word with several meanings is tried in this order; the last roles are given up first. */
export const FACT_ROLES = ['animal', 'brand', 'kind', 'diet', 'age', 'weight', 'flavor', 'form', 'color'] as const
export type FactRole = (typeof FACT_ROLES)[number]

/** Attributes whose values are facts, each with its role. */
export type FactRoles = Readonly<Record<string, FactRole>>

/** Tells whether words have no other meaning than a thing that is not sold. */
export const isUnsold = ({ facts }: { readonly facts: readonly WordFact[] }): boolean =>
  facts.length > 0 && facts.every(({ kind }) => kind === 'unsold')

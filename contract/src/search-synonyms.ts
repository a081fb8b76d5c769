import { z } from 'zod'

const phrase = z.string().min(1).max(100)

export const SYNONYM_TYPES = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder'] as const
export type SynonymType = (typeof SYNONYM_TYPES)[number]

/**
 * One row of an editors' list, with the types that search engines know: a `synonym` works in both directions, the other
 * types from `word` to `words`. A correction counts as one typing error (`altcorrection1`) or two; a placeholder
 * appears in texts as `<word>`.
 */
export const searchSynonymSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('synonym'), words: z.array(phrase).min(2) }),
  z.object({
    type: z.enum(['onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder']),
    word: phrase,
    words: z.array(phrase).min(1),
  }),
])
export type SearchSynonym = z.infer<typeof searchSynonymSchema>

/**
 * Meaning of words: a fact about products, a need that products serve, something that the site does not sell, or none
 * (filler).
 */
export const FACT_WORD_KINDS = ['fact', 'need', 'unsold', 'filler'] as const
export type FactWordKind = (typeof FACT_WORD_KINDS)[number]

/**
 * Words that search interprets as facts. `terms`: any of the terms of one vocabulary must match, and all vocabularies
 * must match; tags of articles lead to advice. Empty for `unsold` and `filler`.
 */
export const factWordsSchema = z.object({
  kind: z.enum(FACT_WORD_KINDS),
  words: z.array(phrase).min(1),
  terms: z.array(z.object({ vocabulary: z.string().min(1), code: z.string().min(1) })),
})
export type FactWords = z.infer<typeof factWordsSchema>

/** All words that the search of one brand-locale interprets in another way. */
export const searchSynonymsBodySchema = z.object({
  synonyms: z.array(searchSynonymSchema),
  facts: z.array(factWordsSchema).default([]),
})
export type SearchSynonymsBody = z.infer<typeof searchSynonymsBodySchema>

import { z } from 'zod'

const phrase = z.string().min(1).max(100)

export const SYNONYM_TYPES = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder'] as const
export type SynonymType = (typeof SYNONYM_TYPES)[number]

/**
 * One line of an editors' list, with the kinds that search engines know: `synonym` holds both ways, the others begin at `word`;
 * a correction counts as one typing mistake or two; a placeholder stands in texts as `<word>`.
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

/** What words may say: a fact of products, what a product is needed for, a thing that the site does not sell, or nothing. */
export const FACT_WORD_KINDS = ['fact', 'need', 'unsold', 'filler'] as const
export type FactWordKind = (typeof FACT_WORD_KINDS)[number]

/**
 * Words that search reads as facts. `terms`: of one vocabulary any will do, of several vocabularies each must hold; those that are
 * tags of articles lead to advice. None for what is not sold, and for words that say nothing.
 */
export const factWordsSchema = z.object({
  kind: z.enum(FACT_WORD_KINDS),
  words: z.array(phrase).min(1),
  terms: z.array(z.object({ vocabulary: z.string().min(1), code: z.string().min(1) })),
})
export type FactWords = z.infer<typeof factWordsSchema>

/** All words that one brand-locale's search takes for others. */
export const searchSynonymsBodySchema = z.object({
  synonyms: z.array(searchSynonymSchema),
  facts: z.array(factWordsSchema).default([]),
})
export type SearchSynonymsBody = z.infer<typeof searchSynonymsBodySchema>

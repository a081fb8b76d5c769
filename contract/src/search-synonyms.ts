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

/** All words that one brand-locale's search takes for others. */
export const searchSynonymsBodySchema = z.object({ synonyms: z.array(searchSynonymSchema) })
export type SearchSynonymsBody = z.infer<typeof searchSynonymsBodySchema>

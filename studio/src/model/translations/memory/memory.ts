import { LANGUAGES } from '@menagerie/sites/languages'
import { z } from 'zod'
import type { TranslatedCollection } from '../translated-from.ts'

/** Collections whose sentences are stored, with the field that relates documents of several sites. */
export const REMEMBERED = {
  pages: 'translationGroup',
  articles: 'translationGroup',
  jobs: 'translationGroup',
  categories: 'translationGroup',
  'product-texts': 'facts',
} as const satisfies Partial<Record<TranslatedCollection, string>>
export type RememberedCollection = keyof typeof REMEMBERED
export const REMEMBERED_COLLECTIONS = ['pages', 'articles', 'jobs', 'categories', 'product-texts'] as const

export const memoryQuerySchema = z.object({
  from: z.enum(LANGUAGES),
  to: z.enum(LANGUAGES),
  /** The document that is being edited: its own sentences are not offered. */
  document: z.uuid().optional(),
  texts: z.array(z.string().max(20_000)).min(1).max(20),
})

const offerSchema = z.object({
  source: z.string(),
  translation: z.string(),
  /** Similarity of the translated sentence, from 0 to 1. */
  alike: z.number(),
  /** Document that contains the translation. */
  collection: z.enum(REMEMBERED_COLLECTIONS),
  document: z.string(),
  site: z.string(),
  title: z.string(),
})
export type MemoryOffer = z.infer<typeof offerSchema>

/** A sentence of the text, with translations of the same or a similar sentence. */
const sentenceOffersSchema = z.object({ sentence: z.string(), offers: z.array(offerSchema) })
export type SentenceOffers = z.infer<typeof sentenceOffersSchema>
export const memoryAnswerSchema = z.object({
  /** Whether the memory is still being updated. */
  isReading: z.boolean(),
  texts: z.array(z.array(sentenceOffersSchema)),
})
export type MemoryAnswer = z.infer<typeof memoryAnswerSchema>

import { LANGUAGES } from '@menagerie/sites/languages'
import { z } from 'zod'
import type { TranslatedCollection } from '../translated-from.ts'

/** Kinds of documents whose sentences are remembered, with the field that joins those of several sites. */
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
  /** The document that is written: its own sentences are no news. */
  document: z.uuid().optional(),
  texts: z.array(z.string().max(20_000)).min(1).max(20),
})

const offerSchema = z.object({
  source: z.string(),
  translation: z.string(),
  /** How alike the sentence is that was translated, of 1. */
  alike: z.number(),
  /** Where the translation stands. */
  collection: z.enum(REMEMBERED_COLLECTIONS),
  document: z.string(),
  site: z.string(),
  title: z.string(),
})
export type MemoryOffer = z.infer<typeof offerSchema>

/** Each sentence of the text, with what it or one like it was translated as. */
const sentenceOffersSchema = z.object({ sentence: z.string(), offers: z.array(offerSchema) })
export type SentenceOffers = z.infer<typeof sentenceOffersSchema>
export const memoryAnswerSchema = z.object({
  /** Whether it does not know all yet. */
  isReading: z.boolean(),
  texts: z.array(z.array(sentenceOffersSchema)),
})
export type MemoryAnswer = z.infer<typeof memoryAnswerSchema>

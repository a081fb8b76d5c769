import { z } from 'zod'

/** Kinds of files that every browser of today plays without help. */
export const FILM_TYPES = ['video/mp4', 'video/webm'] as const
export const MAX_FILM_BYTES = 200 * 1024 * 1024
/** Captions of some hours. */
export const MAX_CAPTIONS = 200_000
export const MAX_TRANSCRIPT = 60_000

/** By language (`en`, `nl` …); a language that is not written is not there. */
const byLanguage = z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().min(1)).default({})

/** A film of the company's own, which sites play themselves. The file travels apart, named by `hash`, as pictures do. */
export const filmBodySchema = z.object({
  /** File name, for the address and for saving it. */
  name: z.string().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.enum(FILM_TYPES),
  bytes: z.number().int().positive().max(MAX_FILM_BYTES),
  /** Pixels as it is seen. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  seconds: z.number().positive(),
  /** Media key of the picture that shows before it plays. */
  poster: z.string().min(1),
  title: byLanguage,
  /** WebVTT. */
  captions: byLanguage,
  /** What is said and seen, to be read in place of the film; paragraphs stand apart by an empty line. */
  transcript: byLanguage,
  /** Day of the upload. */
  uploaded: z.iso.date().optional(),
})
export type FilmBody = z.infer<typeof filmBodySchema>

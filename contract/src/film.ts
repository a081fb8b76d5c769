import { z } from 'zod'

/** File types that all current browsers play. */
export const FILM_TYPES = ['video/mp4', 'video/webm'] as const
export const MAX_FILM_BYTES = 200 * 1024 * 1024
/** Characters; enough for several hours of captions. */
export const MAX_CAPTIONS = 200_000
export const MAX_TRANSCRIPT = 60_000

/** By language (`en`, `nl` …); languages without a text are left out. */
const byLanguage = z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().min(1)).default({})

/** An uploaded film, which sites play themselves. The file is transferred separately, named by `hash`, like pictures. */
export const filmBodySchema = z.object({
  /** File name, for the address and for downloads. */
  name: z.string().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.enum(FILM_TYPES),
  bytes: z.number().int().positive().max(MAX_FILM_BYTES),
  /** Displayed size in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  seconds: z.number().positive(),
  /** Media key of the picture that is shown before the film plays. */
  poster: z.string().min(1),
  title: byLanguage,
  /** WebVTT. */
  captions: byLanguage,
  /** Text alternative with everything that is said and seen; paragraphs are separated by an empty line. */
  transcript: byLanguage,
  /** Day of the upload. */
  uploaded: z.iso.date().optional(),
})
export type FilmBody = z.infer<typeof filmBodySchema>

import { z } from 'zod'

/** One uploaded picture. Files travel apart, named by `hash`; `version` changes when the file or its focal point does. */
/** Pixels of an original. More would take too long to resize, so uploads and sites both refuse them. */
export const MAX_PICTURE_PIXELS = 100_000_000

export const mediaBodySchema = z.object({
  filename: z.string().min(1),
  /** sha-256 of the original file, lower-case hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  version: z.string().min(1),
  mime: z.string().min(1),
  /** Pixels of the original. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Per cent, measured from left and top. */
  focalX: z.number().min(0).max(100),
  focalY: z.number().min(0).max(100),
  /** Alternative text by language (`en`, `nl` …); an empty text marks a decorative picture. */
  alt: z.record(z.string(), z.string()),
  /** Media key of another picture that replaces this one on phones (below 600 px). */
  phonePicture: z.string().optional(),
})

export type MediaBody = z.infer<typeof mediaBodySchema>

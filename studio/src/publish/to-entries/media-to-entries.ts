import { createHash } from 'node:crypto'
import { ANY, type Entry } from '@menagerie/contract/entry'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId } from '../parts/stored-values.ts'

const percent = z
  .number()
  .nullish()
  .transform((value) => value ?? 50)

const storedMedia = z.object({
  id: z.string(),
  filename: z.string('The picture has no file'),
  mimeType: z.string('The picture has no file type'),
  hash: z.string('The picture has no content hash'),
  width: z.number('The picture has no width'),
  height: z.number('The picture has no height'),
  focalX: percent,
  focalY: percent,
  alt: z.record(z.string(), z.string().nullish()).nullish(),
  decorative: z.boolean().nullish(),
  phonePicture: relationId,
})

/** Decorative pictures have an empty alternative text in every language. */
const EMPTY_ALT = Object.fromEntries(LANGUAGES.map((language) => [language, '']))

/**
 * The version is part of a rendition's address, so it must change with the file and its focal point, and with nothing
 * else.
 */
export function mediaToEntries(document: unknown): Entry<'media'>[] {
  const { id, mimeType: mime, alt, decorative, ...media } = readDocument(storedMedia, document)
  const version = createHash('sha256')
    .update(`${media.hash} ${media.focalX} ${media.focalY}`)
    .digest('hex')
    .slice(0, 12)
  return [
    {
      kind: 'media',
      brand: ANY,
      locale: ANY,
      key: id,
      body: { ...media, mime, version, alt: decorative ? EMPTY_ALT : toAlt(alt ?? {}) },
    },
  ]
}

/** Keeps empty texts, which mark a decorative picture; drops null, which means that the language is not written yet. */
function toAlt(alt: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alt).flatMap(([language, text]) => (typeof text === 'string' ? [[language, text.trim()]] : [])),
  )
}

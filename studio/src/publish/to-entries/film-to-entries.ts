import { ANY, type Entry } from '@menagerie/contract/entry'
import { FILM_TYPES } from '@menagerie/contract/film'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId } from '../parts/stored-values.ts'

const texts = z.record(z.string(), z.string().nullish()).nullish()

const storedFilm = z.object({
  id: z.string(),
  filename: z.string(),
  mimeType: z.enum(FILM_TYPES),
  hash: z.string(),
  filesize: z.number(),
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
  poster: relationId.pipe(z.string('A film needs a still')),
  title: texts,
  captions: texts,
  transcript: texts,
  createdAt: z.string().nullish(),
})

export function filmToEntries(document: unknown): Entry<'film'>[] {
  const { id, filename, mimeType, filesize, title, captions, transcript, createdAt, ...facts } = readDocument(
    storedFilm,
    document,
  )
  const body = {
    ...facts,
    name: filename,
    mime: mimeType,
    bytes: filesize,
    title: toTexts(title),
    captions: toTexts(captions, (text) => text),
    transcript: toTexts(transcript),
    ...(createdAt && { uploaded: new Date(createdAt).toISOString().slice(0, ISO_DAY) }),
  }
  return [{ kind: 'film', brand: ANY, locale: ANY, key: id, body }]
}

const ISO_DAY = '2026-11-26'.length

/** Trimmed texts by language; languages with an empty text are left out. */
function toTexts(stored: z.infer<typeof texts>, clean = (text: string) => text.trim()): Record<string, string> {
  const written = Object.entries(stored ?? {}).map(([language, text]) => [language, clean(text ?? '')] as const)
  return Object.fromEntries(written.filter(([, text]) => text.trim() !== ''))
}

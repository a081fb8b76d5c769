import type { FilmBody } from '@menagerie/contract/film'
import type { JsonLd } from './head-view.ts'

/** Addresses absolute. */
type VideoFacts = {
  name: string
  description: string
  contentUrl: string
  thumbnailUrl: string
  film: Pick<FilmBody, 'seconds' | 'uploaded'>
}

/** Requires the date of upload, without which search engines show no film. */
export function toVideoJsonLd({ name, description, contentUrl, thumbnailUrl, film }: VideoFacts): JsonLd[] {
  if (film.uploaded === undefined) return []
  return [
    {
      '@type': 'VideoObject',
      name,
      description,
      contentUrl,
      thumbnailUrl,
      uploadDate: film.uploaded,
      duration: `PT${Math.max(1, Math.round(film.seconds))}S`,
    },
  ]
}

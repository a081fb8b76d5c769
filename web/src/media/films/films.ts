import type { FilmBody } from '@menagerie/contract/film'
import {
  findCaptionsLanguage,
  toCaptionsAddress,
  toCaptionsVersion,
  toFilmAddress,
  toFilmName,
  toFilmVersion,
} from './film-address.ts'

/** The three parts of `/films/{uuid}/{version}/{file name}`, decoded. */
export type FilmRequest = { key: string; version: string; name: string }

type FoundFilm =
  | { status: 200; file: string; mime: FilmBody['mime']; etag: string }
  | { status: 200; captions: string; etag: string }
  /** The file has not arrived, or is being fetched again. */
  | { status: 503 }
  /** Another version or name: redirects to the current address. */
  | { status: 302; location: string }
  /** Not published, withdrawn, or without captions in this language. */
  | { status: 404 }

export type Films = (request: FilmRequest) => Promise<FoundFilm>

type FilmsOptions = {
  findFilm: (key: string) => FilmBody | undefined
  /** Returns the path of a verified original by its sha-256. */
  findOriginal: (hash: string) => Promise<string | undefined>
}

export function createFilms({ findFilm, findOriginal }: FilmsOptions): Films {
  return async ({ key, version, name }) => {
    const body = findFilm(key)
    if (body === undefined) return { status: 404 }
    const language = findCaptionsLanguage(name)
    if (language !== undefined) return findCaptions(key, version, language, body.captions[language])
    if (version !== toFilmVersion(body) || name !== toFilmName(body))
      return { status: 302, location: toFilmAddress({ key, body }) }
    const file = await findOriginal(body.hash)
    if (file === undefined) return { status: 503 }
    return { status: 200, file, mime: body.mime, etag: `"${body.hash.slice(0, 32)}"` }
  }
}

function findCaptions(key: string, version: string, language: string, captions: string | undefined): FoundFilm {
  if (captions === undefined) return { status: 404 }
  const today = toCaptionsVersion(captions)
  if (version !== today) return { status: 302, location: toCaptionsAddress(key, language, captions) }
  return { status: 200, captions, etag: `"${today}"` }
}

import { hash } from 'node:crypto'
import type { FilmBody } from '@menagerie/contract/film'

const VERSION_LENGTH = 12

/** Returns a version from the content's hash: another file has another address, so that caches may keep it without limit. */
export const toFilmVersion = ({ hash }: Pick<FilmBody, 'hash'>): string => hash.slice(0, VERSION_LENGTH)
export const toCaptionsVersion = (captions: string): string => hash('sha256', captions, 'hex').slice(0, VERSION_LENGTH)

const ENDINGS = { 'video/mp4': 'film.mp4', 'video/webm': 'film.webm' } as const satisfies Record<
  FilmBody['mime'],
  string
>
export const toFilmName = ({ mime }: Pick<FilmBody, 'mime'>): string => ENDINGS[mime]

type Film = { key: string; body: Pick<FilmBody, 'hash' | 'mime'> }

export function toFilmAddress({ key, body }: Film): string {
  return `/films/${encodeURIComponent(key)}/${toFilmVersion(body)}/${toFilmName(body)}`
}

export function toCaptionsAddress(key: string, language: string, captions: string): string {
  return `/films/${encodeURIComponent(key)}/${toCaptionsVersion(captions)}/${language}.vtt`
}

/** Returns the language of the captions that a file name asks for; undefined for the film itself. */
export const findCaptionsLanguage = (name: string): string | undefined => /^([a-z]{2,3})\.vtt$/.exec(name)?.[1]

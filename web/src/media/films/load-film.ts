import type { FilmBody } from '@menagerie/contract/film'
import type { RenderContext } from '../../context/render-context.ts'
import { toLanguageName } from '../../platform/language-name.ts'
import type { Published } from '../../replica/reader.ts'
import { toMediaAddress } from '../imaging/image-source.ts'
import { toCaptionsAddress, toFilmAddress } from './film-address.ts'

type FilmTrack = { src: string; language: string; label: string; isDefault: boolean }

/** A film ready to show. */
export type FilmView = {
  src: string
  mime: FilmBody['mime']
  width: number
  height: number
  /** Title of the film, also for screen readers. */
  name: string
  poster?: string
  /** Captions, those in the site's language first. */
  tracks: FilmTrack[]
  /** Text of what is said and seen, by paragraphs. */
  transcript: string[]
  texts: { transcript: string; save: string }
}

type FilmUse = {
  /** Name where the film has no title in this language. */
  fallbackName: string
  /** Replaces the film's own title. */
  name?: string | undefined
  /** Media key of a picture that replaces the film's own. */
  poster?: string | undefined
}

/** Returns undefined for a film that is gone. */
export function loadFilm(ctx: RenderContext, key: string | undefined, use: FilmUse): FilmView | undefined {
  const film = findFilm(ctx, key)
  if (film === undefined) return undefined
  const { body } = film
  const { file } = ctx.site
  const poster = findPoster(ctx, use.poster) ?? findPoster(ctx, body.poster)
  return {
    src: toFilmAddress(film),
    mime: body.mime,
    width: body.width,
    height: body.height,
    name: use.name ?? body.title[file] ?? use.fallbackName,
    ...(poster && { poster }),
    tracks: toTracks(film, file),
    transcript: (body.transcript[file] ?? '').split(/\n\s*\n/).flatMap((text) => text.trim() || []),
    texts: { transcript: ctx.t('film.transcript'), save: ctx.t('film.save') },
  }
}

export const findFilm = (ctx: RenderContext, key: string | undefined): Published<'film'> | undefined =>
  key === undefined ? undefined : ctx.reader.get('film', key)

/** Returns a picture as wide as a page shows a film; the page crops it to the film's height. */
function findPoster({ reader }: RenderContext, key: string | undefined): string | undefined {
  const media = key === undefined ? undefined : reader.get('media', key)
  return media && toMediaAddress(media, '1200x630')
}

/** Returns the captions in all languages, as visitors may read another one than the site's. */
function toTracks({ key, body }: Published<'film'>, own: string): FilmTrack[] {
  const languages = Object.keys(body.captions).sort((one, other) => rank(one, own) - rank(other, own))
  return languages.map((language) => ({
    src: toCaptionsAddress(key, language, body.captions[language] ?? ''),
    language,
    label: toLanguageName(language),
    isDefault: language === own,
  }))
}

const rank = (language: string, own: string) => (language === own ? 0 : 1)

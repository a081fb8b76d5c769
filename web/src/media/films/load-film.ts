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
  /** What it is called, for visitors that hear the page. */
  name: string
  poster?: string
  /** Captions: those in the site's language first. */
  tracks: FilmTrack[]
  /** What is said and seen, by paragraphs. */
  transcript: string[]
  texts: { transcript: string; save: string }
}

type FilmUse = {
  /** Said where the film has no title in this language. */
  fallbackName: string
  /** Said instead of its own title. */
  name?: string | undefined
  /** Media key of a picture that wins over the film's own. */
  poster?: string | undefined
}

/** Undefined for a film that is gone. */
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

/** As wide as a page shows a film; its height is cut to the film's own by the page. */
function findPoster({ reader }: RenderContext, key: string | undefined): string | undefined {
  const media = key === undefined ? undefined : reader.get('media', key)
  return media && toMediaAddress(media, '1200x630')
}

/** Readers of another language than the site's may choose theirs. */
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

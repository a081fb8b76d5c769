import type { Block } from '@menagerie/contract/block'
import { listFilms } from '../../blocks/MediaRow/list-films.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { JsonLd } from '../../features/seo/head-view.ts'
import { toVideoJsonLd } from '../../features/seo/video-json-ld.ts'
import { findFilm, loadFilm } from '../../media/films/load-film.ts'

/** Returns data about the films that a page shows for search engines; each film once. */
export function toFilmsJsonLd(ctx: RenderContext, blocks: readonly Block[]): JsonLd[] {
  const films = new Map(listFilms(blocks).map((listed) => [listed.film, listed] as const))
  return [...films.values()].flatMap(({ film, title, caption, image }) =>
    toFilmJsonLd(ctx, film, { name: title, description: caption, poster: image }),
  )
}

type FilmTexts = { name?: string | undefined; description?: string | undefined; poster?: string | undefined }

export function toFilmJsonLd(ctx: RenderContext, key: string | undefined, told: FilmTexts): JsonLd[] {
  const found = findFilm(ctx, key)
  const view = loadFilm(ctx, key, { fallbackName: '', name: told.name, poster: told.poster })
  if (found === undefined || view?.poster === undefined || view.name === '') return []
  const toUrl = (address: string) => new URL(address, ctx.links.url('')).href
  const description = told.description ?? view.transcript[0] ?? view.name
  const addresses = { contentUrl: toUrl(view.src), thumbnailUrl: toUrl(view.poster) }
  return toVideoJsonLd({ name: view.name, description, ...addresses, film: found.body })
}

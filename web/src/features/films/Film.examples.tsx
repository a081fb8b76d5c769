import type { RenderContext } from '../../context/render-context.ts'
import { loadFilm } from '../../media/films/load-film.ts'
import { Film } from './Film.tsx'

const TITLE = 'Nahrungsmittelunverträglichkeiten bei Hunden erkennen'

export function showFilms(ctx: RenderContext) {
  const film = loadFilm(ctx, 'example-film', { fallbackName: TITLE })
  const upright = loadFilm(ctx, 'upright-film', { fallbackName: TITLE })
  return [
    { id: 'with-its-words', show: film && <Film film={film} title={TITLE} /> },
    { id: 'alone', show: film && <Film film={{ ...film, transcript: [] }} /> },
    { id: 'upright', show: upright && <Film film={upright} title="Claws" /> },
  ]
}

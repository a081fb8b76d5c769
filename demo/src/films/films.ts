import type { ClipName } from './clips.ts'

export type FilmName = ClipName

/** Files made by `draw-films.ts`, and the pictures that show before they play. */
export const FILMS = {
  bowl: { kind: 'mp4', still: 'film-bowl' },
  brushing: { kind: 'mp4', still: 'film-brushing' },
  aquarium: { kind: 'webm', still: 'film-aquarium' },
} as const satisfies Record<FilmName, { kind: 'mp4' | 'webm'; still: string }>

/** A film, and the picture that shows before it plays. */
export type DemoFilm = { name: FilmName; still: string }
export const FILM_NAMES = ['bowl', 'brushing', 'aquarium'] as const satisfies readonly FilmName[]
export const DEMO_FILMS: readonly DemoFilm[] = FILM_NAMES.map((name) => ({ name, still: FILMS[name].still }))

/** Films of product families, by key. */
const OF_FAMILIES: ReadonlyMap<string, FilmName> = new Map<string, FilmName>([
  ['gravy-pouch-cat', 'bowl'],
  ['undercoat-brush', 'brushing'],
  ['goldie-sticks', 'aquarium'],
  ['trout-herbs', 'bowl'],
])
export const findFamilyFilm = (family: string): FilmName | undefined => OF_FAMILIES.get(family)

/** Films in articles, by name of the article. */
const OF_ARTICLES: ReadonlyMap<string, FilmName> = new Map<string, FilmName>([
  ['the-picky-cat', 'bowl'],
  ['water-for-cats', 'bowl'],
  ['brush-before-you-bathe', 'brushing'],
  ['starting-an-aquarium', 'aquarium'],
])
export const findArticleFilm = (article: string): FilmName | undefined => OF_ARTICLES.get(article)

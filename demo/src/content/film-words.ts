import type { Language } from '@menagerie/sites/brand-locale'
import { FILM_NAMES, type FilmName } from '../films/films.ts'
import { oncePerLanguage } from './words/once-per-language.ts'
import { type FilmWords, readFilmWords } from './words/product-words.ts'

/** Returns the words of a film in a language. Throws with the faults in `demo/words/`. */
export const findFilmWords = (film: FilmName, language: Language): FilmWords => readAll(language)[film]

const readAll = oncePerLanguage((language): Readonly<Record<FilmName, FilmWords>> => {
  const { words, faults } = readFilmWords(language)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const find = (film: FilmName) => {
    const found = words.get(film)
    if (found === undefined) throw new Error(`demo/words/${language}/films.md lacks ${film}`)
    return found
  }
  const [bowl, brushing, aquarium] = FILM_NAMES
  return { bowl: find(bowl), brushing: find(brushing), aquarium: find(aquarium) }
})

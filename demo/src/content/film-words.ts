import type { Language } from '@menagerie/sites/brand-locale'
import { FILM_NAMES, type FilmName } from '../films/films.ts'
import { type FilmWords, readFilmWords } from './words/product-words.ts'

const read = new Map<Language, Readonly<Record<FilmName, FilmWords>>>()

/** Words of a film in a language. Throws with what is wrong in `demo/words/`. */
export function findFilmWords(film: FilmName, language: Language): FilmWords {
  const words = read.get(language) ?? readAll(language)
  read.set(language, words)
  return words[film]
}

function readAll(language: Language): Readonly<Record<FilmName, FilmWords>> {
  const { words, faults } = readFilmWords(language)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const find = (film: FilmName) => {
    const found = words.get(film)
    if (found === undefined) throw new Error(`demo/words/${language}/films.md lacks ${film}`)
    return found
  }
  const [bowl, brushing, aquarium] = FILM_NAMES
  return { bowl: find(bowl), brushing: find(brushing), aquarium: find(aquarium) }
}

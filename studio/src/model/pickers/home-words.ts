import { toWords } from './matches-words.ts'

const fold = (text: string) => toWords(text).join(' ')

/** Words for the home page in the studio's languages; its path is "/". */
const HOME: readonly string[] = [
  ...['home page', 'homepage', 'start page', 'main page', 'front page'],
  ...['startseite', 'hauptseite', 'startpagina', 'homepagina', 'hoofdpagina', 'thuispagina', 'beginpagina'],
  ...['accueil', "page d'accueil", 'page principale', 'pagina iniziale', 'pagina principale'],
  ...['inicio', 'página de inicio', 'página inicial', 'página principal', 'portada'],
  ...['strona główna', 'strona startowa', 'domovská stránka', 'úvodní stránka', 'hlavní stránka'],
  ...['etusivu', 'kotisivu', 'aloitussivu', 'startsida', 'startsidan', 'hemsida', 'förstasida'],
  ...['forside', 'forsiden', 'startside', 'startsiden', 'hovedside', 'hovedsiden', 'hjemmeside', 'hjem'],
  ...['kezdőlap', 'kezdőoldal', 'főoldal', 'nyitóoldal'],
  ...['главная страница', 'домашняя страница', 'стартовая страница', 'начальная страница'],
  ...['головна сторінка', 'домашня сторінка', 'стартова сторінка', 'початкова сторінка'],
].map(fold)

/** Fewer letters would match the beginning of too many other words. */
const FEWEST_LETTERS = 4

/** Whether a search, complete or still being typed, means the home page, regardless of accents and case. */
export function isHomeSearch(typed: string): boolean {
  const words = fold(typed)
  return words === '/' || (words.length >= FEWEST_LETTERS && HOME.some((name) => name.startsWith(words)))
}

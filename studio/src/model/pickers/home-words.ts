/** What people type for the home page, in the studio's languages; the path of it is "/". */
const HOME: ReadonlySet<string> = new Set([
  '/',
  ...['home', 'home page', 'homepage', 'start', 'start page'],
  ...['startseite', 'startpagina', 'homepagina', 'hoofdpagina', 'thuispagina'],
  ...['accueil', "page d'accueil", 'pagina iniziale', 'inicio', 'página de inicio', 'pagina de inicio', 'portada'],
  ...['strona główna', 'strona glowna', 'domovská stránka', 'domovska stranka', 'úvodní stránka', 'uvodni stranka'],
  ...['etusivu', 'kotisivu', 'startsida', 'startsidan', 'hemsida', 'forside', 'forsiden', 'startside', 'hjemmeside'],
  ...['kezdőlap', 'kezdolap', 'kezdőoldal', 'főoldal', 'fooldal'],
  ...['главная', 'главная страница', 'домашняя страница', 'головна', 'головна сторінка', 'домашня сторінка'],
])

/** Whether the words as they are typed name a home page. */
export const isHomeSearch = (typed: string): boolean =>
  HOME.has(typed.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase())

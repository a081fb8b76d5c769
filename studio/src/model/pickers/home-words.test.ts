import { expect, test } from 'vitest'
import { isHomeSearch } from './home-words.ts'

test.each([
  '/',
  'home',
  ' Home  Page',
  'homepage',
  'startsei',
  'Pagina Principal',
  'hovedside',
  'strona startowa',
  'Hlavní',
])('the home page is meant by %s', (typed) => expect(isHomeSearch(typed)).toBe(true))

test.each(['page d’acc', 'ГЛАВНАЯ', 'домашн', 'fooldal', 'STARTPAGINA'])('in any spelling: %s', (typed) =>
  expect(isHomeSearch(typed)).toBe(true),
)

test.each(['', 'h', 'hom', 'homes for kittens', 'start with raw food', 'paginator', 'hond'])(
  'other words mean other pages: %s',
  (typed) => expect(isHomeSearch(typed)).toBe(false),
)

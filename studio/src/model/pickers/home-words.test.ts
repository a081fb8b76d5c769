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
])('%s is recognised as a search for the home page', (typed) => expect(isHomeSearch(typed)).toBe(true))

test.each(['page d’acc', 'ГЛАВНАЯ', 'домашн', 'fooldal', 'STARTPAGINA'])(
  'an incomplete or differently spelled %s is recognised as a search for the home page',
  (typed) => expect(isHomeSearch(typed)).toBe(true),
)

test.each(['', 'h', 'hom', 'homes for kittens', 'start with raw food', 'paginator', 'hond'])(
  '%s is not recognised as a search for the home page',
  (typed) => expect(isHomeSearch(typed)).toBe(false),
)

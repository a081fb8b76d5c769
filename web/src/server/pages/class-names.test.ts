import { describe, expect, test } from 'vitest'
import { findIslands, forEachPlace, toClassName, toPlace, toPlaceKey } from './class-names.ts'

const FILE = 'src/blocks/CtaBanner/CtaBanner.module.css'

const CSS = '@layer blocks { .text { gap: 1.5rem } .text .title, .b2 { color: red } }'

test('a class tells its number in its file, and the place of its styles', () => {
  const place = toPlace(FILE)
  expect(place).toMatch(/^[a-z]{4}$/)
  expect(['text', 'title', 'b2'].map((name) => toClassName(name, FILE, CSS))).toEqual([
    `a_${place}`,
    `b_${place}`,
    `c_${place}`,
  ])
  expect(toPlace(FILE)).not.toBe(toPlace('src/blocks/Other/CtaBanner.module.css'))
})

test('names that are no classes stay, and those behind the 26th get two letters', () => {
  expect(toClassName('spin', FILE, CSS)).toBe(`spin_${toPlace(FILE)}`)
  const many = Array.from({ length: 80 }, (_, at) => `.name${at}{}`).join('')
  const names = Array.from({ length: 80 }, (_, at) => toClassName(`name${at}`, FILE, many))
  expect(new Set(names).size).toBe(80)
  expect([names[25], names[26], names[52]].map((name) => name?.split('_')[0])).toEqual(['z', 'aa', 'ba'])
})

function findPlaces(html: string): Set<number> {
  const found = new Set<number>()
  forEachPlace(html, (place) => found.add(place))
  return found
}
const toKeys = (...places: string[]) => new Set(places.map((place) => toPlaceKey(place)))

test('different places are different numbers', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const places = letters.flatMap((first) => letters.map((last) => `${first}qz${last}`))
  expect(toKeys(...places).size).toBe(26 * 26)
})

describe('the places of the classes in a page', () => {
  test('are found wherever a class stands in its attribute', () => {
    const html =
      '<main><p class="A_one_abcd B_two_efgh own">x</p><p class="A_three_abcd"></p><i class="C_d_e_ijkl"></i>'
    expect(findPlaces(html)).toEqual(toKeys('abcd', 'efgh', 'ijkl'))
  })

  test('are found in what an island shows, beside its props and in any script', () => {
    const html = `<menagerie-island data-island="Menu" data-props="{&quot;a_b&quot;:1}"><b class="M_x_mnop">Ж</b>`
    expect(findPlaces(html)).toEqual(toKeys('mnop'))
    expect(findIslands(`<p></p>${html}${html.replace('Menu', 'Finder')}`)).toEqual(['Menu', 'Finder'])
  })

  test('are found at the end of the text; a page without any has none', () => {
    expect(findPlaces('<p class="A_a_abcd"')).toEqual(toKeys('abcd'))
    expect(findPlaces('<p>snake_cases and file_name.webp _').size).toBe(0)
    expect(findIslands('<p>data-island</p>')).toEqual([])
  })
})

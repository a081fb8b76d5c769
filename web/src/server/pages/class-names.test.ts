import { describe, expect, test } from 'vitest'
import { findLists, forEachPlace, toClassName, toClassPlace, toClassPlaceKey } from './class-names.ts'

const CSS = '@layer blocks { .text { gap: 1.5rem } .text .title, .b2 { color: red } }'

test('a short class name contains its number in the file and the place of its styles', () => {
  const names = ['text', 'title', 'b2']
  expect(names.map((name) => toClassName(name, toClassPlace(27), CSS))).toEqual(['a_bb', 'b_bb', 'c_bb'])
  expect([toClassPlace(0), toClassPlace(26 * 26 - 1)]).toEqual(['aa', 'zz'])
  expect(() => toClassPlace(26 * 26)).toThrow('More files')
})

test('names that are not classes are kept, and classes after the 26th get two letters', () => {
  expect(toClassName('spin', 'kx', CSS)).toBe('spin_kx')
  const many = Array.from({ length: 80 }, (_, at) => `.name${at}{}`).join('')
  const names = Array.from({ length: 80 }, (_, at) => toClassName(`name${at}`, 'kx', many))
  expect(new Set(names).size).toBe(80)
  expect([names[25], names[26], names[52]].map((name) => name?.split('_')[0])).toEqual(['z', 'aa', 'ba'])
})

function findPlaces(html: string): Set<number> {
  const found = new Set<number>()
  forEachPlace(html, (place) => found.add(place))
  return found
}
const toKeys = (...places: string[]) => new Set(places.map((place) => toClassPlaceKey(place)))

test('different places have different numbers', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const places = letters.flatMap((first) => letters.map((last) => first + last))
  expect(toKeys(...places).size).toBe(26 * 26)
})

describe('the places of the classes in a page', () => {
  test('are found at any position in a class attribute', () => {
    const html = '<main><p class="A_one_ab B_two_ef own">x</p><p class="A_three_ab"></p><i class="C_d_e_ij"></i>'
    expect(findPlaces(html)).toEqual(toKeys('ab', 'ef', 'ij'))
  })

  test('are found in a list element, beside other attributes and text in any script', () => {
    const html = `<div data-list="Menu" title="{&quot;a_b&quot;:1}"><b class="M_x_mn">Ж</b>`
    expect(findPlaces(html)).toEqual(toKeys('mn'))
    expect(findLists(`<p></p>${html}${html.replace('Menu', 'Finder')}`)).toEqual(['Menu', 'Finder'])
  })

  test('are found at the end of the text, and not in similar words', () => {
    expect(findPlaces('<p class="A_a_ab"')).toEqual(toKeys('ab'))
    expect(findPlaces('<p>snake_cases and file_name.webp _').size).toBe(0)
    expect(findLists('<p>data-list</p>')).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { findIslands, forEachPlace, toClassName, toPlace, toPlaceKey } from './class-names.ts'

const FILE = 'src/blocks/CtaBanner/CtaBanner.module.css'

test('a class tells its component, its name there and the place of its styles', () => {
  expect(toClassName('text', FILE)).toBe(`CtaBanner_text_${toPlace(FILE)}`)
  expect(toPlace(FILE)).not.toBe(toPlace('src/blocks/Other/CtaBanner.module.css'))
})

function findPlaces(html: string): Set<number> {
  const found = new Set<number>()
  forEachPlace(html, (place) => found.add(place))
  return found
}
const toKeys = (...places: string[]) => new Set(places.map((place) => toPlaceKey(place)))

test('different places are different numbers', () => {
  const digits = [...'0123456789abcdef']
  const places = digits.flatMap((first) => digits.map((last) => `${first}0f9a${last}`))
  expect(toKeys(...places).size).toBe(256)
})

describe('the places of the classes in a page', () => {
  test('are found wherever a class stands in its attribute', () => {
    const html =
      '<main><p class="A_one_111111 B_two_222222 own">x</p><p class="A_three_111111"></p><i class="C_d_e_333333"></i>'
    expect(findPlaces(html)).toEqual(toKeys('111111', '222222', '333333'))
  })

  test('are found in what an island shows, beside its props and in any script', () => {
    const html = `<menagerie-island data-island="Menu" data-props="{&quot;a_b&quot;:1}"><b class="M_x_4a4b4c">Ж</b>`
    expect(findPlaces(html)).toEqual(toKeys('4a4b4c'))
    expect(findIslands(`<p></p>${html}${html.replace('Menu', 'Finder')}`)).toEqual(['Menu', 'Finder'])
  })

  test('are found at the end of the text; a page without any has none', () => {
    expect(findPlaces('<p class="A_a_111111"')).toEqual(toKeys('111111'))
    expect(findPlaces('<p>snake_case and file_name.webp _').size).toBe(0)
    expect(findIslands('<p>data-island</p>')).toEqual([])
  })
})

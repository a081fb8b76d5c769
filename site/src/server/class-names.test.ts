import { describe, expect, test } from 'vitest'
import { findIslands, findPlaces, toClassName, toPlace } from './class-names.ts'

const FILE = 'src/blocks/CtaBanner/CtaBanner.module.css'

test('a class tells its component, its name there and the place of its styles', () => {
  expect(toClassName('text', FILE)).toBe(`CtaBanner_text_${toPlace(FILE)}`)
  expect(toPlace(FILE)).not.toBe(toPlace('src/blocks/Other/CtaBanner.module.css'))
})

describe('the places of the classes in a page', () => {
  test('are found wherever a class stands in its attribute, each once', () => {
    const html =
      '<main><p class="A_one_111111 B_two_222222 own">x</p><p class="A_three_111111"></p><i class="C_d_e_333333"></i>'
    expect([...findPlaces(html)]).toEqual(['111111', '222222', '333333'])
  })

  test('are found in what an island shows, beside its props', () => {
    const html = `<menagerie-island data-island="Menu" data-props="{&quot;a_b&quot;:1}"><b class="M_x_444444">Ж</b>`
    expect(findPlaces(html)).toContain('444444')
    expect(findIslands(`<p></p>${html}`)).toEqual(['Menu'])
  })

  test('are found again when others stood between, and a page without any has none', () => {
    expect([...findPlaces('<p class="A_a_111111"><p class="B_b_222222"><p class="A_a_111111">')]).toHaveLength(2)
    expect([...findPlaces('<p>snake_case and file_name.webp _')]).toEqual([])
  })
})

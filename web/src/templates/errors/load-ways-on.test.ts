import { expect, test } from 'vitest'
import { menu, page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadWaysOn } from './load-ways-on.ts'

const PATHS = ['dogs', 'cats', 'fish', 'horses', 'birds', 'contact', 'about', 'shops', 'news']

function toItems(...paths: string[]) {
  return paths.map((path) => ({
    id: path,
    title: path,
    link: { type: 'page' as const, kind: 'page' as const, pageLink: path },
  }))
}

function titles(...menus: ReturnType<typeof menu>[]) {
  const ctx = createTestContext('tailwell/en_US', [...PATHS.map((path) => page(path, path)), ...menus])
  return loadWaysOn(ctx).map(({ title }) => title)
}

test('the links are the departments, and the contact page wherever a menu has it', () => {
  const contact = { ...toItems('contact')[0], id: 'contact', title: 'contact', icon: 'contact' as const }
  const header = menu('header', toItems('dogs', 'cats', 'fish', 'horses', 'birds'))
  expect(titles(header, menu('footer', [contact]), menu('top', toItems('about')))).toEqual([
    'dogs',
    'cats',
    'fish',
    'horses',
    'birds',
    'contact',
  ])
})

test('few departments are followed by the first pages of the other menus, each once', () => {
  const footer = menu('footer', [{ id: 'more', title: 'More', subItems: toItems('cats', 'shops', 'news') }])
  expect(titles(menu('header', toItems('dogs', 'cats')), menu('top', toItems('about')), footer)).toEqual([
    'dogs',
    'cats',
    'about',
    'shops',
    'news',
  ])
})

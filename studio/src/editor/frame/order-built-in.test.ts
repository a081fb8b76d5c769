// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { orderBuiltIn } from './order-built-in.ts'

const order = (html: string) => {
  document.body.innerHTML = `<div class="template-default__wrap"><header></header>${html}</div>`
  orderBuiltIn(document.body)
  return (selector: string) => document.querySelector(selector)
}

test('a list is the main landmark, its header has no role, a chip is a group, and a picture does not repeat its name', () => {
  const find = order(
    '<div class="list"><header class="list-header"></header><div class="rs__multi-value" role="button"><button>×</button></div><p class="file"><img alt="hond.jpg">hond.jpg</p></div>',
  )
  expect(find('.list')?.getAttribute('role')).toBe('main')
  expect(find('.list-header')?.getAttribute('role')).toBe('none')
  expect(find('.rs__multi-value')?.getAttribute('role')).toBe('group')
  expect(find('img')?.getAttribute('alt')).toBe('')
})

test('a form has one main landmark, a header named by its title, level-2 headings and tabs named by their text', () => {
  const find = order(
    '<div class="view"><div class="doc-header"><h1>Brok</h1></div><a class="doc-tab" aria-label="Versionen">Versionen 3</a><main><h3>Blöcke</h3></main></div>',
  )
  expect(find('.view')?.hasAttribute('role')).toBe(false)
  expect(find('.doc-header')?.getAttribute('aria-label')).toBe('Brok')
  expect(find('h3')?.getAttribute('aria-level')).toBe('2')
  expect(find('.doc-tab')?.hasAttribute('aria-label')).toBe(false)
})

test('a list that is replaced by a form in the same place is no longer the main landmark', () => {
  const find = order('<div class="view" role="main"></div><div><main></main></div>')
  expect(find('.view')?.hasAttribute('role')).toBe(false)
})

test('an element that already has its name is not named again, so that the observer of names does not loop', () => {
  order('<div class="view"><div class="doc-header"><h1>Brok</h1></div><main></main></div>')
  const write = vi.spyOn(Element.prototype, 'setAttribute')
  orderBuiltIn(document.body)
  expect(write.mock.calls.filter(([name]) => name === 'aria-label')).toEqual([])
  write.mockRestore()
})

// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dismissMenus } from './dismiss-menus.ts'

const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
const find = <T extends Element>(selector: string, type: new () => T): T => {
  const found = document.querySelector(selector)
  if (found instanceof type) return found
  throw new Error(`no ${selector}`)
}

beforeAll(dismissMenus)
beforeEach(() => {
  document.body.innerHTML = `<header><nav><ul><li id="item">
    <details id="menu" name="site-header" open><summary tabindex="0">Dogs</summary></details><div><a id="link" href="/dogs/">Food</a></div>
    </li></ul></nav></header><main><a id="elsewhere" href="/">Home</a></main>`
})

it('closes an open sub-menu at Escape and gives the focus back to its toggle', () => {
  find('#link', HTMLAnchorElement).focus()
  pressEscape()
  expect(find('#menu', HTMLDetailsElement).open).toBe(false)
  expect(document.activeElement?.textContent).toBe('Dogs')
})

it('keeps the focus on an element elsewhere on the page when Escape closes the sub-menu', () => {
  find('#elsewhere', HTMLAnchorElement).focus()
  pressEscape()
  expect(find('#menu', HTMLDetailsElement).open).toBe(false)
  expect(document.activeElement?.id).toBe('elsewhere')
})

it('closes the sub-menu when the visitor presses outside the header, not inside it', () => {
  find('#link', HTMLAnchorElement).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(find('#menu', HTMLDetailsElement).open).toBe(true)
  find('main', HTMLElement).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(find('#menu', HTMLDetailsElement).open).toBe(false)
})

it('closes the sub-menu when the focus leaves it, not while the focus moves inside', () => {
  find('summary', HTMLElement).focus()
  find('#link', HTMLAnchorElement).focus()
  expect(find('#menu', HTMLDetailsElement).open).toBe(true)
  find('#elsewhere', HTMLAnchorElement).focus()
  expect(find('#menu', HTMLDetailsElement).open).toBe(false)
})

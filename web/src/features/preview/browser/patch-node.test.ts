// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { patchNode } from './patch-node.ts'
import { holdTyped } from './typed-part.ts'

const parse = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body
const patch = (html: string) => patchNode(document.body, parse(html))

beforeEach(() => {
  document.body.innerHTML = '<main><p>een</p><details open=""><p>open</p></details><input id="q"><p>drie</p></main>'
})

test('a changed text is updated while the elements, their focus and their open state stay', () => {
  const [details, input] = [document.querySelector('details'), document.querySelector('input')]
  input?.focus()
  patch('<main><p>een!</p><details><p>open</p></details><input id="q"><p>drie</p></main>')
  expect(document.querySelector('p')?.textContent).toBe('een!')
  expect(document.querySelector('details')).toBe(details)
  expect(details?.open).toBe(true)
  expect(document.activeElement).toBe(input)
})

test('an inserted element does not replace the elements around it', () => {
  const last = document.querySelector('main > p:last-child')
  patch('<main><p>een</p><p>twee</p><details><p>open</p></details><input id="q"><p>drie</p></main>')
  expect(document.querySelector('main > p:last-child')).toBe(last)
  expect(document.querySelectorAll('main > p')).toHaveLength(3)
})

test.each([
  ['<main><p>drie</p></main>'],
  ['<main><ul><li>a</li><li>b</li></ul></main>'],
  ['<p class="a">nieuw</p><main></main>'],
  [''],
])('the patched page equals the new HTML: %s', (html) => {
  patch(html)
  expect(document.body.innerHTML).toBe(html)
})

test('a block that is being typed in stays unchanged until it is released, wherever other blocks move', () => {
  const block = (id: string, html: string) => `<div data-edit-block="${id}">${html}</div>`
  document.body.innerHTML = block('a', '<h2>A</h2>') + block('b', '<h2>typed</h2>')
  const heading = document.querySelector<HTMLElement>('[data-edit-block=b] h2')
  if (heading === null) throw new Error('No heading')
  const release = holdTyped(heading)
  patch(block('c', 'new') + block('b', 'as it was') + block('a', '<h2>A!</h2>'))
  expect(document.body.textContent).toBe('newtypedA!')
  expect(document.querySelector('[data-edit-block=b] h2')).toBe(heading)
  release()
  patch(block('c', 'new') + block('b', '<h2>typed</h2>') + block('a', '<h2>A!</h2>'))
  expect(document.querySelectorAll('[data-edit-typed]')).toHaveLength(0)
  expect(document.querySelector('[data-edit-block=b] h2')).toBe(heading)
})

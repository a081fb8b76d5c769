// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showList } from './show-list.ts'

const CARD = (name: string, mark = '') =>
  `<li><article><h3>${name}</h3><a href="/${name}/" class="${mark}">${name}</a></article></li>`
const OPTION = (value: string, count: number, { isChosen = false } = {}) =>
  `<li><label><input type="checkbox" name="flavor" value="${value}"${isChosen ? ' checked' : ''}><span>${value} <small>${count}</small></span></label></li>`

type ListParts = { title?: string; query?: string; options?: string[]; cards?: string[]; after?: string }

const toHtml = ({ title = 'All', query = '', options = [], cards = [], after = '' }: ListParts) =>
  `<h1 id="results" tabindex="-1">${title}</h1><p role="status">${cards.length}</p>
  <input type="search" name="query" value="${query}">
  <fieldset><legend>Flavor</legend><ul>${options.join('')}</ul><details><summary>more</summary></details></fieldset>
  <select name="sort"><option value="">best</option><option value="price"${after === 'sorted' ? ' selected' : ''}>price</option></select>
  <ul>${cards.join('')}</ul>${after === 'pages' ? '<nav><a href="?page=2">2</a></nav>' : ''}`

function toForm(parts: ListParts): HTMLFormElement {
  const page = new DOMParser().parseFromString(`<form>${toHtml(parts)}</form>`, 'text/html')
  const form = page.querySelector('form')
  if (form === null) throw new Error('There is no form')
  return form
}

const find = <E extends Element = HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector)
  if (found === null) throw new Error(`There is no ${selector}`)
  return found
}

const FIRST: ListParts = { options: [OPTION('Fish', 3), OPTION('Beef', 2)], cards: [CARD('a'), CARD('b'), CARD('c')] }

afterEach(() => {
  vi.restoreAllMocks()
})

beforeEach(() => {
  document.body.innerHTML = `<form>${toHtml(FIRST)}</form>`
})

const show = (parts: ListParts) => showList(find<HTMLFormElement>('form'), toForm(parts))

test('texts and counts are updated in the existing elements', () => {
  const [status, count] = [find('[role=status]'), find('small')]
  show({ ...FIRST, title: 'Fish', options: [OPTION('Fish', 1), OPTION('Beef', 0)], cards: [CARD('b')] })
  expect([find('[role=status]'), find('small')]).toEqual([status, count])
  expect([find('h1').textContent, status.textContent, count.textContent]).toEqual(['Fish', '1', '1'])
})

test('cards of the same products keep their elements, with what scripts have marked in them', () => {
  const card = find('a[href="/b/"]')
  card.className = 'kept'
  show({ ...FIRST, cards: [CARD('d'), CARD('c'), CARD('b')] })
  expect([...document.querySelectorAll('article h3')].map((name) => name.textContent)).toEqual(['d', 'c', 'b'])
  expect(find('a[href="/b/"]')).toBe(card)
  expect(card.className).toBe('kept')
})

test('text that is being typed stays in the field, which otherwise shows the query of the list', () => {
  const field = find<HTMLInputElement>('input[name=query]')
  field.focus()
  field.value = 'fishe'
  show({ ...FIRST, query: 'fish' })
  expect([document.activeElement, field.value]).toEqual([field, 'fishe'])
  field.blur()
  show({ ...FIRST, query: 'fish' })
  expect(field.value).toBe('fish')
})

test('checkboxes and sort order follow the new list, and an open group stays open', () => {
  find<HTMLDetailsElement>('details').open = true
  const box = find<HTMLInputElement>('input[value=Beef]')
  box.checked = true
  show({ ...FIRST, options: [OPTION('Fish', 3, { isChosen: true }), OPTION('Beef', 2)], after: 'sorted' })
  expect([box.checked, find<HTMLInputElement>('input[value=Fish]').checked]).toEqual([false, true])
  expect([find<HTMLSelectElement>('select').value, find<HTMLDetailsElement>('details').open]).toEqual(['price', true])
})

test('the focus of a removed part moves to the title', () => {
  show({ ...FIRST, after: 'pages' })
  find('nav a').focus()
  show(FIRST)
  expect(document.activeElement).toBe(find('h1'))
})

/** Lets the window end below this number of cards and groups. */
function endWindowAfter(count: number): void {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.parentElement === null ? 0 : [...this.parentElement.children].indexOf(this)
    return new DOMRect(0, place < count ? 0 : innerHeight)
  })
}

const names = () => [...document.querySelectorAll('article h3')].map((name) => name.textContent)

test('cards in the window are updated first, the rest of the list later', () => {
  endWindowAfter(1)
  const finish = showList(find<HTMLFormElement>('form'), toForm({ ...FIRST, cards: [CARD('d'), CARD('e')] }), {
    isWindowFirst: true,
  })
  expect(names()).toEqual(['d', 'a', 'b', 'c'])
  finish()
  expect(names()).toEqual(['d', 'e'])
})

test('a list that ends within the window removes all cards of the list before', () => {
  endWindowAfter(2)
  showList(find<HTMLFormElement>('form'), toForm({ ...FIRST, cards: [CARD('d')] }), { isWindowFirst: true })
  expect(names()).toEqual(['d'])
})

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameBuiltIn } from './name-built-in.ts'

const NAMES = {
  more: 'Több',
  remove: 'Eltávolítás',
  add: 'Hozzáadás',
  next: 'Következő',
  previous: 'Előző',
  clear: 'Törlés',
  allRows: 'Minden sor',
  close: 'Bezárás',
  drag: 'Húzás',
  copy: 'Másolás',
  bold: 'Félkövér',
  italic: 'Dőlt',
  underline: 'Aláhúzott',
  strikethrough: 'Áthúzott',
  subscript: 'Alsó index',
  superscript: 'Felső index',
  inlineCode: 'Kód',
  link: 'Hivatkozás',
  indentIncrease: 'Beljebb',
  indentDecrease: 'Kijjebb',
}

function labels(html: string): (string | null)[] {
  document.body.innerHTML = html
  nameBuiltIn(document.body, NAMES)
  return [...document.body.querySelectorAll('button, input, [role=button]')].map((each) =>
    each.getAttribute('aria-label'),
  )
}

test('buttons without text get a name in the reader’s language, and buttons with text keep theirs', () => {
  const html =
    '<button class="popup-button"><i></i></button><button class="popup-button">Szerkesztés</button><button class="popup-button" aria-label="Duplikálás, törlés"></button><button class="condition__actions-add"></button><button class="clickable-arrow clickable-arrow--right"></button><button data-close-button="true" aria-label="Close toast"></button>'
  expect(labels(html)).toEqual(['Több', null, 'Duplikálás, törlés', 'Hozzáadás', 'Következő', 'Bezárás'])
})

test('a dialog over the page is named by its heading, also when the heading appears later', () => {
  document.body.innerHTML =
    '<dialog id="edit-pages" class="payload__modal-item" aria-modal="true" aria-label="edit-pages"></dialog><dialog class="ours" aria-modal="true" aria-label="Csere"><h2>Más</h2></dialog>'
  const [overlay, ours] = document.body.children
  nameBuiltIn(document.body, NAMES)
  expect(overlay?.getAttribute('aria-label')).toBe('edit-pages')
  const heading = document.createElement('h2')
  heading.textContent = 'Oldalak szerkesztése'
  overlay?.append(heading)
  nameBuiltIn(heading, NAMES)
  expect([overlay, ours].map((each) => each?.getAttribute('aria-label'))).toEqual(['Oldalak szerkesztése', 'Csere'])
})

test('the buttons for copying and removing a file have names', () => {
  const html =
    '<button class="copy-to-clipboard"><i></i><aside class="tooltip">Másolás</aside><aside class="tooltip">Másolás</aside></button><button class="file-details__remove"></button>'
  expect(labels(html)).toEqual(['Másolás', 'Eltávolítás'])
})

test('the checkboxes of a list are named by their rows, and the select-all checkbox has a name', () => {
  const html =
    '<table><tr><th><input id="select-all" type="checkbox" aria-label="" aria-labelledby="select-all"></th></tr><tr><td><input type="checkbox" aria-label=""></td><td><a>Kutyák</a></td></tr></table>'
  expect(labels(html)).toEqual(['Minden sor', 'Kutyák'])
})

test('a selection or date field is named by its label, otherwise by its placeholder or value', () => {
  const field = (label: string) =>
    `<div class="field-type">${label}<div class="rs__control"><span class="rs__placeholder">Válasszon</span><input class="rs__input"></div></div>`
  expect(labels(field('<label class="field-label">Szerepkör<span> *</span></label>'))).toEqual(['Szerepkör'])
  expect(labels(field(''))).toEqual(['Válasszon'])
  // An input that is not for typing, such as a choice on the dashboard.
  const shut =
    '<div class="rs__control"><div class="rs__single-value">Áttekintés</div><input inputmode="none" role="combobox"></div>'
  expect(labels(shut)).toEqual(['Áttekintés'])
  const date = '<div class="react-datepicker__input-container"><input></div>'
  expect(labels(`<div class="field-type"><label class="field-label">Dátum</label>${date}</div>`)).toEqual(['Dátum'])
})

test('the drag handle of a row has a name, and the list of tabs has the role presentation', () => {
  expect(labels('<div class="collapsible__drag" role="button"></div><ul class="doc-tabs__tabs"></ul>')).toEqual([
    'Húzás',
  ])
  expect(document.querySelector('ul')?.getAttribute('role')).toBe('presentation')
})

test('the arrow of a selection field is not a tab stop, and its clear button is exposed to screen readers', () => {
  labels(
    '<button class="dropdown-indicator" aria-hidden="true"></button><div class="clear-indicator" aria-hidden="true" role="button"></div>',
  )
  expect(document.querySelector('.dropdown-indicator')?.getAttribute('tabindex')).toBe('-1')
  expect(document.querySelector('.clear-indicator')?.hasAttribute('aria-hidden')).toBe(false)
})

test('the sort button of a column is named by the column heading', () => {
  const html =
    '<div class="sort-column"><span class="sort-column__label">Webhely</span><button class="sort-column__button" aria-label="Rendezés [object Object] szerint"></button></div>'
  expect(labels(html)).toEqual(['Rendezés Webhely szerint'])
})

test('the tools of formatted text and the text field itself have names', () => {
  const tools = '<button class="toolbar-popup__button toolbar-popup__button-bold"><svg></svg></button>'
  const text =
    '<div class="field-type"><span class="field-label">Szöveg</span><div contenteditable="true" role="textbox"></div></div>'
  expect(labels(tools + text)).toEqual(['Félkövér'])
  expect(document.querySelector('[role=textbox]')?.getAttribute('aria-label')).toBe('Szöveg')
})

// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { findRowFieldPath } from './find-row.ts'

document.body.innerHTML = `
  <input id="field-title">
  <div id="field-main"><div id="main-row-1">
    <button id="tool">Move</button>
    <input id="field-main__1__blockTitle">
    <fieldset id="field-main__1__colorTheme"><input type="radio" id="one"></fieldset>
    <div data-field-path="main.1.content"><div contenteditable="true" id="words"></div></div>
    <div id="main-1-banners-row-0"><input id="field-main__1__banners__0__title"></div>
  </div></div>`

test.each([
  ['field-main__1__blockTitle', 'main.1.blockTitle'],
  ['one', 'main.1.colorTheme'],
  ['words', 'main.1.content'],
  ['field-main__1__banners__0__title', 'main.1.banners.0.title'],
  ['tool', 'main.1'],
  ['field-title', undefined],
])('the element %s belongs to the row path %s', (id, path) => {
  const element = document.getElementById(id)
  expect(element && findRowFieldPath(element)).toBe(path)
})

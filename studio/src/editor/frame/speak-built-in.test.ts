// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { BROWSER_WORDS } from '../../model/words/browser-words.ts'
import { toTranslator } from '../../model/words/words-of.ts'
import { speakBuiltIn } from './speak-built-in.ts'

const german = toTranslator({ language: 'de', translations: { studio: BROWSER_WORDS.de } })

function speak(html: string): Element {
  document.body.innerHTML = html
  speakBuiltIn(document.body, german)
  return document.body
}

test('English button names of Payload are translated into German, and other names stay', () => {
  const body = speak(
    '<button aria-label="Drag to move"></button><button aria-label="text dropdown"></button><a aria-label="Drag it" title="Collapse"></a>',
  )
  expect([...body.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Ziehen zum Verschieben',
    'Art des Textes',
  ])
  expect(body.querySelector('a')?.outerHTML).toBe('<a aria-label="Drag it" title="Zuklappen"></a>')
})

test('the button that collapses a field of a version is named with the title that it shows', () => {
  const html = '<button class="diff-collapser__toggle-button" aria-label="Collapse">Titel</button>'
  expect(speak(html).querySelector('button')?.getAttribute('aria-label')).toBe('Zuklappen: Titel')
})

test('the table menu shows the number of rows to insert, and is translated only once', () => {
  const html = (text: string) =>
    `<button data-test-id="table-insert-row-above"><span class="text">${text}</span></button>`
  expect(speak(html('Insert 3 rows above')).textContent).toBe('Zeilen darüber einfügen: 3')
  speakBuiltIn(document.body, german)
  expect(document.body.textContent).toBe('Zeilen darüber einfügen: 3')
  expect(speak(html('Insert row above')).textContent).toBe('Zeilen darüber einfügen: 1')
})

test('a checkbox loses the tooltip with its field name, and an edit button keeps the name of what it edits', () => {
  const body = speak(
    '<div class="checkbox-input"><input title="is_gated"></div><button class="relationship--multi-value-label__drawer-toggler" aria-label="Edit Herbst"></button><p aria-label="Edit me"></p><div style="display: none">To pick up a draggable item, press</div>',
  )
  expect(body.querySelector('input')?.hasAttribute('title')).toBe(false)
  expect(body.querySelector('button')?.getAttribute('aria-label')).toBe('Herbst bearbeiten')
  expect(body.querySelector('p')?.getAttribute('aria-label')).toBe('Edit me')
  expect(body.querySelector('div[style]')?.textContent).toMatch(/^Mit der Leertaste/)
})

test('drag instructions that the server rendered are translated, too', () => {
  const body = speak('<div id="DndDescribedBy-0" style="display:none">To pick up a draggable item, press</div>')
  expect(body.textContent).toMatch(/^Mit der Leertaste/)
})

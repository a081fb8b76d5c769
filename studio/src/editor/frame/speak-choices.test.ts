// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { speakChoice } from './speak-choices.ts'

test.each([
  ['aria-guidance', 'Use Up and Down to choose options, press Enter to select the currently focused option.', ''],
  ['aria-results', '45 results available.', 'Найдено: 45'],
  ['aria-results', '1 result available for search term корм.', 'Найдено: 1'],
  ['aria-focused', 'Название, 3 of 45.', 'Название, 3 / 45'],
  ['aria-focused', 'Название selected disabled, 3 of 45.', 'Название, 3 / 45'],
  ['aria-focused', 'value Корм, сухой focused, 1 of 2.', 'Корм, сухой, 1 / 2'],
  ['aria-selection', 'option Корм, selected.', 'Корм'],
  ['aria-selection', 'options Корм,Игры, selected.', 'Корм,Игры'],
  ['aria-selection', 'option Корм, deselected.', 'Корм'],
  ['aria-selection', 'option Корм is disabled. Select another option.', 'Корм'],
  ['aria-selection', 'All selected options have been cleared.', ''],
  ['aria-other', 'option Корм, selected.', 'option Корм, selected.'],
])('%s: “%s” is announced as “%s”, also when processed a second time', (id, english, told) => {
  document.body.innerHTML = `<span id="${id}">${english}</span>`
  const [part] = document.body.children
  for (let time = 0; part !== undefined && time < 2; time += 1) {
    speakChoice(part, 'Найдено')
    expect(part.textContent).toBe(told)
  }
})

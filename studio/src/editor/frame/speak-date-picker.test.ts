// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { BROWSER_WORDS } from '../../model/words/browser-words.ts'
import { toTranslator } from '../../model/words/words-of.ts'
import { speakDatePicker } from './speak-date-picker.ts'

const hungarian = toTranslator({ language: 'hu', translations: { studio: BROWSER_WORDS.hu } })

function speak(html: string): Element {
  document.body.innerHTML = html
  speakDatePicker(document.body, hungarian, { language: 'hu', clear: 'Törlés', time: 'Idő' })
  return document.body
}
const labels = (body: Element) =>
  [...body.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))

test('the names of days and months have no English word before them', () => {
  const body = speak(
    '<div class="react-datepicker__month" aria-label="Month november, 2026"><i class="react-datepicker__day" aria-label="Choose szombat, 2026. november 7."></i><i class="react-datepicker__day" aria-label="Not available vasárnap"></i></div>',
  )
  expect(labels(body)).toEqual(['november, 2026', 'szombat, 2026. november 7.', 'vasárnap'])
})

test('unnamed parts of the date picker get a name, and the next-month button is translated', () => {
  const body = speak(
    '<button class="date-time-picker__clear-button"></button><select class="react-datepicker__month-select"></select><select class="react-datepicker__year-select"></select><button class="react-datepicker__navigation react-datepicker__navigation--next" aria-label="Next Month"><span class="react-datepicker__navigation-icon react-datepicker__navigation-icon--next">Next Month</span></button><div class="react-datepicker-time__header">Time</div>',
  )
  expect(labels(body)).toEqual(['Törlés', 'hónap', 'év', 'Következő hónap'])
  expect(body.textContent).toBe('Következő hónapIdő')
})

test('labels outside the date picker stay unchanged', () => {
  expect(labels(speak('<a aria-label="Choose a page"></a>'))).toEqual(['Choose a page'])
})

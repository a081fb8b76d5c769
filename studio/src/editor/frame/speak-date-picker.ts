import type { Words } from './use-words.ts'

/** English words that Payload's calendar puts before a day, week or month; the rest is already localized. */
const BEFORE = /^(?:Choose|Not available|Month|week) +(?=\S)/
const PART = '[class*=react-datepicker]'
const NAVIGATION = { next: 'builtIn.nextMonth', previous: 'builtIn.previousMonth' } as const
const CHOICES = { month: '.react-datepicker__month-select', year: '.react-datepicker__year-select' } as const
const CLEAR = '.date-time-picker__clear-button'

/** Translates the accessible names in a calendar, and adds missing ones. */
export function speakDatePicker(
  root: Element,
  words: Words,
  { language, clear, time }: { language: string; clear: string; time: string },
): void {
  for (const element of [root, ...root.querySelectorAll(`${PART},${CLEAR}`)]) {
    if (element.matches(CLEAR)) name(element, clear)
    if (!element.matches(PART)) continue
    const label = element.getAttribute('aria-label') ?? ''
    if (BEFORE.test(label)) name(element, label.replace(BEFORE, ''))
    for (const [way, key] of Object.entries(NAVIGATION)) {
      if (element.matches(`.react-datepicker__navigation--${way}`)) name(element, words(key))
      if (element.matches(`.react-datepicker__navigation-icon--${way}`)) write(element, words(key))
    }
    for (const [part, choice] of Object.entries(CHOICES))
      if (element.matches(choice)) name(element, toPartName(language, part))
    if (element.matches('.react-datepicker-time__header')) write(element, time)
  }
}

function toPartName(language: string, part: string): string {
  return new Intl.DisplayNames([language], { type: 'dateTimeField' }).of(part) ?? part
}

/** Writes only changed values, because each write triggers the mutation observer again. */
function name(element: Element, text: string): void {
  if (element.getAttribute('aria-label') !== text) element.setAttribute('aria-label', text)
}

function write({ firstChild }: Element, text: string): void {
  if (firstChild?.nodeType === Node.TEXT_NODE && firstChild.nodeValue !== text) firstChild.nodeValue = text
}

import type { Words } from './use-words.ts'

/** What the calendar that Payload brings says before a day, a week or a month, which are told in the reader's language. */
const BEFORE = /^(?:Choose|Not available|Month|week) +(?=\S)/
const PART = '[class*=react-datepicker]'
const NAVIGATION = { next: 'builtIn.nextMonth', previous: 'builtIn.previousMonth' } as const
const CHOICES = { month: '.react-datepicker__month-select', year: '.react-datepicker__year-select' } as const
const CLEAR = '.date-time-picker__clear-button'

/** Names the parts of a calendar in the reader's language, those without a name too. */
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

/** What stays is not written: a watcher of the page would be told of it again. */
function name(element: Element, text: string): void {
  if (element.getAttribute('aria-label') !== text) element.setAttribute('aria-label', text)
}

function write({ firstChild }: Element, text: string): void {
  if (firstChild?.nodeType === Node.TEXT_NODE && firstChild.nodeValue !== text) firstChild.nodeValue = text
}

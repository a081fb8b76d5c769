/** Buttons for text formats that show only an icon, by the name in Payload's classes. */
const TEXT_TOOLS = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
  'inlineCode',
  'link',
  'indentIncrease',
  'indentDecrease',
] as const
export type TextTool = (typeof TEXT_TOOLS)[number]

/** Translated names for parts of Payload that have none. */
export type PartNames = Readonly<
  Record<
    'more' | 'remove' | 'add' | 'next' | 'previous' | 'clear' | 'allRows' | 'close' | 'drag' | 'copy' | TextTool,
    string
  >
>

const TITLES: readonly (readonly [selector: string, name: keyof PartNames])[] = [
  ['.popup-button', 'more'],
  ['.condition__actions-remove', 'remove'],
  ['.condition__actions-add', 'add'],
  ['.clickable-arrow--right', 'next'],
  ['.clickable-arrow--left', 'previous'],
  ['.clear-indicator', 'clear'],
  ['[data-close-button]', 'close'],
  ['.collapsible__drag', 'drag'],
  ['.copy-to-clipboard', 'copy'],
  ['.file-details__remove', 'remove'],
  ...TEXT_TOOLS.map((tool) => [`.toolbar-popup__button-${tool}`, tool] as const),
]
const CHOICE = '.rs__input, .rs__control input[inputmode=none], .react-datepicker__input-container input'
/** A list whose children are not list items. */
const TABS = '.doc-tabs__tabs'
/** The editor of formatted text. */
const TEXT_BOX = '[contenteditable][role=textbox]'
const ROW_BOX = 'td input[type=checkbox]'
const ALL_ROWS = '#select-all'
/** Opens the same list as its text box, so the keyboard does not need it. */
const SECOND_DOOR = '.dropdown-indicator[aria-hidden=true]'
const ENGLISH = 'Close toast'
const SORTER = '.sort-column__button'
/** The result of a localized label that was converted to text. */
const UNTOLD = '[object Object]'
/** An overlay whose accessible name is an internal word: its heading is used instead. */
const OVERLAY = '[aria-modal=true][class*="__modal-item"]'
const HEADING = 'h1, h2, h3'
const SOUGHT = [
  OVERLAY,
  HEADING,
  ...TITLES.map(([selector]) => selector),
  CHOICE,
  ROW_BOX,
  ALL_ROWS,
  SECOND_DOOR,
  SORTER,
  TABS,
  TEXT_BOX,
].join()

/** Adds missing accessible names to Payload's buttons, boxes and selects. */
export function nameBuiltIn(root: Element, names: PartNames): void {
  for (const element of [root, ...root.querySelectorAll(SOUGHT)]) nameOne(element, names)
}

function nameOne(element: Element, names: PartNames): void {
  for (const [selector, name] of TITLES)
    if (element.matches(selector) && isWithoutText(element) && !isNamed(element)) setName(element, names[name])
  if (element.matches('.clear-indicator')) element.removeAttribute('aria-hidden')
  if (element.matches(SECOND_DOOR)) element.setAttribute('tabindex', '-1')
  if (element.matches(ALL_ROWS)) {
    element.removeAttribute('aria-labelledby')
    setName(element, names.allRows)
  } else if (element.matches(ROW_BOX) && isUnnamed(element)) setName(element, toRowName(element))
  if (element.matches(CHOICE) && isUnnamed(element)) setName(element, toChoiceName(element))
  if (element.matches(TEXT_BOX) && isUnnamed(element)) setName(element, toFieldName(element))
  const overlay = element.matches(`${OVERLAY}, ${HEADING}`) ? element.closest(OVERLAY) : null
  if (overlay !== null) setName(overlay, toWords(overlay.querySelector(HEADING)))
  if (element.matches(SORTER)) tellSorter(element)
  if (element.matches(TABS)) element.setAttribute('role', 'presentation')
}

/** Whether an element already has a name; Payload's English one does not count. */
const isNamed = (element: Element): boolean => (element.getAttribute('aria-label') || ENGLISH) !== ENGLISH
/** Whether an element shows no text: its tooltip, which exists twice for measuring, is only visible on hover. */
const isWithoutText = (element: Element): boolean =>
  toWords(element) === [...element.querySelectorAll('.tooltip')].map(toWords).join('')

function isUnnamed(element: Element): boolean {
  if (element.getAttribute('aria-label') || element.hasAttribute('aria-labelledby')) return false
  return element.id === '' || document.querySelector(`label[for="${CSS.escape(element.id)}"]`) === null
}

/** The first text of the row, which is the link to its document. */
function toRowName(box: Element): string {
  const row = box.closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map(toWords).find((words) => words !== '') ?? ''
}

/** The label of the select's field, otherwise its placeholder. */
function toChoiceName(input: Element): string {
  const shown = input.closest('.rs__control')?.querySelector('.rs__placeholder, .rs__single-value')
  return toFieldName(input) || toWords(shown)
}

function toFieldName(part: Element): string {
  const label = part.closest('.field-type')?.querySelector('.field-label')
  return toWords(label).replace(/\s*\*$/, '')
}

const toWords = (element: Element | null | undefined): string => (element?.textContent ?? '').trim()

function tellSorter(button: Element): void {
  const label = button.getAttribute('aria-label') ?? ''
  const column = toWords(button.closest('.sort-column')?.querySelector('.sort-column__label'))
  if (label.includes(UNTOLD) && column !== '') setName(button, label.replace(UNTOLD, column))
}

/** Writes only changed values, because each write triggers the mutation observer again. */
function setName(element: Element, name: string): void {
  if (name !== '' && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
}

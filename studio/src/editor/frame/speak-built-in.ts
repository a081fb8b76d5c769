import type { WordKey } from '../../model/words/word-key.ts'
import type { Words } from './use-words.ts'

/** Texts that Payload and its libraries show in English in every language, because no catalogue contains them. */
const SPOKEN: Readonly<Record<string, WordKey>> = {
  'Drag to move': 'builtIn.dragToMove',
  'Add block': 'builtIn.addBlock',
  'Edit link': 'builtIn.editLink',
  'Remove link': 'builtIn.removeLink',
  'Insert Paragraph': 'builtIn.addParagraph',
  'add dropdown': 'builtIn.insertMenu',
  'text dropdown': 'builtIn.textMenu',
  'align dropdown': 'builtIn.alignMenu',
  'Remove Block': 'builtIn.removeBlock',
  'Add Row': 'builtIn.addRow',
  'Add Column': 'builtIn.addColumn',
  Collapse: 'builtIn.collapse',
  Expand: 'builtIn.expand',
  sortable: 'builtIn.sortable',
  'Notifications alt+T': 'builtIn.notifications',
}

/** Buttons of the menu for tables in formatted text, by test id. */
const TABLE_MENU: Readonly<Record<string, WordKey>> = {
  'table-merge-cells': 'builtIn.mergeCells',
  'table-unmerge-cells': 'builtIn.unmergeCells',
  'table-row-striping': 'builtIn.stripes',
  'table-freeze-first-column': 'builtIn.freeze',
  'table-insert-row-above': 'builtIn.rowsAbove',
  'table-insert-row-below': 'builtIn.rowsBelow',
  'table-insert-column-before': 'builtIn.columnsLeft',
  'table-insert-column-after': 'builtIn.columnsRight',
  'table-delete-columns': 'builtIn.deleteColumn',
  'table-delete-rows': 'builtIn.deleteRow',
  'table-delete': 'builtIn.deleteTable',
}
const HEADERS: Readonly<Record<string, WordKey>> = {
  'Add row header': 'builtIn.addRowHeader',
  'Remove row header': 'builtIn.removeRowHeader',
  'Add column header': 'builtIn.addColumnHeader',
  'Remove column header': 'builtIn.removeColumnHeader',
}

export const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-roledescription', 'title'] as const
const EDIT = /^Edit (.+)$/s
/** Instructions for screen readers. */
const DRAG_HELP = 'div[style*="display: none"], [id^=DndDescribedBy]'
const DRAG_HELP_BEGINS = 'To pick up a draggable item'
const COPY_ADDRESS = '.copy-to-clipboard .tooltip-content'
const FIELD_NAME = '.checkbox-input input[title]'
const SOUGHT = ['[aria-label]', '[aria-roledescription]', '[title]', '[data-test-id^=table-]', DRAG_HELP, COPY_ADDRESS]

/** Translates these texts in an element and its descendants. Other texts stay. */
export function speakBuiltIn(root: Element, words: Words): void {
  for (const element of [root, ...root.querySelectorAll(SOUGHT.join())]) speakOne(element, words)
}

function speakOne(element: Element, words: Words): void {
  // The internal name of a field; the visible label is beside it.
  if (element.matches(FIELD_NAME)) element.removeAttribute('title')
  for (const name of SPOKEN_ATTRIBUTES) {
    const said = element.getAttribute(name) ?? ''
    const key = SPOKEN[said]
    if (key !== undefined) setAttribute(element, name, words(key) + toSeenName(element))
  }
  if (element.getAttribute('aria-label') === 'invisible') element.removeAttribute('aria-label')
  const edited = EDIT.exec(element.getAttribute('aria-label') ?? '')?.[1]
  if (edited !== undefined && element.matches('.relationship--multi-value-label__drawer-toggler'))
    setAttribute(element, 'aria-label', words('builtIn.edit', { name: edited }))
  if (element.matches(DRAG_HELP) && element.textContent?.startsWith(DRAG_HELP_BEGINS) === true)
    writeWords(element, words('builtIn.dragHelp'))
  if (element.matches(COPY_ADDRESS) && element.textContent === 'Copy URL')
    writeWords(element, words('builtIn.copyAddress'))
  speakTableMenu(element, words)
}

/** The toggle of a field in a version shows the field's name, which the accessible name must contain. */
const NAMED_BY_FIELD = '.diff-collapser__toggle-button'
function toSeenName(element: Element): string {
  const name = element.matches(NAMED_BY_FIELD) ? element.textContent?.trim() : ''
  return name ? `: ${name}` : ''
}

/** Writes only changed values, because each write triggers the mutation observer again. */
function setAttribute(element: Element, name: string, text: string): void {
  if (element.getAttribute(name) !== text) element.setAttribute(name, text)
}

function speakTableMenu(element: Element, words: Words): void {
  const text = element.querySelector('.text')
  const key = TABLE_MENU[element.getAttribute('data-test-id') ?? ''] ?? HEADERS[text?.textContent?.trim() ?? '']
  if (text === null || key === undefined || text.hasAttribute('data-told')) return
  const count = /\d+/.exec(text.textContent ?? '')?.[0] ?? 1
  writeWords(text, words(key, { count }))
  text.setAttribute('data-told', '')
}

/** Writes into the existing text nodes, because React keeps references to them. */
function writeWords(element: Element, words: string): void {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  for (const [at, node] of texts.entries()) {
    const text = at === 0 ? words : ''
    if (node.nodeValue !== text) node.nodeValue = text
  }
}

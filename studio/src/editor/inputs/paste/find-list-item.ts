/** One list item with its content; `level` begins with 1. */
export type PastedItem = {
  element: Element
  level: number
  tag: 'ul' | 'ol'
  start: number
  content: ChildNode[]
}

const LEVEL = /mso-list:\s*\w+\s+level(\d)/i
const NUMBER = /(\d+)[.):]*$/
const LETTERS = /^\(?[a-z]{1,5}[.)]$/i

/** Recognizes a list item of Word: a paragraph of the desktop program, or a list with one item, as Word on the web exports it. */
export function findListItem(element: Element): PastedItem | undefined {
  return element.localName === 'p' ? findParagraph(element) : findWrapped(element)
}

function findParagraph(element: Element): PastedItem | undefined {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return undefined
  const sign = [...element.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  )
  const shown = (sign?.textContent ?? '').replaceAll('\u00A0', ' ').trim()
  sign?.remove()
  const number = NUMBER.exec(shown)?.[1]
  const tag = number !== undefined || LETTERS.test(shown) ? 'ol' : 'ul'
  return { element, level: Number(level), tag, start: Number(number ?? 1), content: [...element.childNodes] }
}

function findWrapped(element: Element): PastedItem | undefined {
  const list = element.classList.contains('ListContainerWrapper') ? element.querySelector('ul, ol') : null
  const item = list?.querySelector('li')
  if (!list || !item) return undefined
  const level = item.dataset.ariaLevel ?? item.ariaLevel ?? '1'
  const tag = list.localName === 'ol' ? 'ol' : 'ul'
  const start = Number(list.getAttribute('start') ?? 1) || 1
  return { element, level: Number(level) || 1, tag, start, content: [...item.childNodes] }
}

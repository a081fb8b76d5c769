import type { EditedPage, EditedText } from '@menagerie/contract/preview'
import { squeeze } from './squeeze.ts'

/** A text of the form, and the element of the page that shows it and nothing else. */
export type ShownText = { element: HTMLElement; text: EditedText }

/** Shows other pages' names besides this one's. */
const BESIDE = 'nav, header, footer'

/**
 * The plain texts of the page where they show, from top to bottom. The page tells of which block something is, not of which field: texts
 * are found by their words within their block. What a block shows more than once, or its form has more than once, `locate-texts.ts` finds.
 */
export function listPlainTexts({ texts }: EditedPage): ShownText[] {
  const plain = texts.filter(({ isPlain }) => isPlain)
  const words = new Set(plain.map(toKey))
  const shown = Map.groupBy(
    listHolders(document.body).filter((holder) => words.has(keyOf(holder))),
    keyOf,
  )
  const wanted = Map.groupBy(plain, toKey)
  const found = [...wanted].flatMap(([key, fields]) => {
    const holders = preferMain(shown.get(key) ?? [])
    if (holders.length !== 1 || fields.length !== 1) return []
    return fields.flatMap((text, at) => holders.slice(at, at + 1).map((element) => ({ element, text })))
  })
  return found.toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
}

export const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The field whose words were pressed: one that shows just them, else one that holds them among others. */
export function findEditedText(page: EditedPage, pressed: Element): EditedText | undefined {
  const own = listPlainTexts(page).find(({ element }) => element === pressed || element.contains(pressed))
  if (own !== undefined) return own.text
  const block = blockOf(pressed)
  const words = squeeze(pressed.textContent)
  const texts = page.texts.filter((text) => text.block === block)
  if (words === '') return undefined
  return (
    texts.find(({ text }) => squeeze(text) === words) ??
    texts.find((text) => !text.isPlain && squeeze(text.text).includes(words))
  )
}

/** Lists the innermost elements that hold all the words they show. */
export function listHolders(body: HTMLElement): HTMLElement[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const holders = new Set<HTMLElement>()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement
    if (holder !== null && squeeze(node.textContent) !== '' && !holder.closest('script, style, template'))
      holders.add(holder)
  }
  return [...holders]
}

/** The page's own title is in its heading, and once more on the way to it. */
export function preferMain(holders: readonly HTMLElement[]): readonly HTMLElement[] {
  const main = holders.filter((holder) => holder.closest(BESIDE) === null)
  return main.length > 0 ? main : holders
}

export const blockOf = (element: Element) => element.closest('[data-edit-block]')?.getAttribute('data-edit-block') ?? ''

const keyOf = (element: Element) => `${blockOf(element)} ${squeeze(element.textContent)}`
const toKey = ({ block, text }: EditedText) => `${block} ${squeeze(text)}`

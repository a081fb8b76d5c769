import type { EditedPage, EditedText } from '@menagerie/contract/preview'
import { squeeze } from './squeeze.ts'

/** A text of the form, and the element of the page that shows exactly this text. */
export type ShownText = { element: HTMLElement; text: EditedText }

/** Parts of a page that also show the names of other pages. */
const BESIDE = 'nav, header, footer'

/**
 * Lists the page's plain texts where they are shown, from top to bottom. The page marks blocks but not fields, so texts are found
 * by their words within their block. Words that occur several times in a block or its form are left to `locate-texts.ts`.
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

/** Finds the field of the pressed text: one that shows exactly this text, else one that contains it. */
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

/** Lists the innermost elements that contain all the words they show. */
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

/** Prefers elements in the main part: the page's title also occurs in its breadcrumbs. */
export function preferMain(holders: readonly HTMLElement[]): readonly HTMLElement[] {
  const main = holders.filter((holder) => holder.closest(BESIDE) === null)
  return main.length > 0 ? main : holders
}

export const blockOf = (element: Element) => element.closest('[data-edit-block]')?.getAttribute('data-edit-block') ?? ''

const keyOf = (element: Element) => `${blockOf(element)} ${squeeze(element.textContent)}`
const toKey = ({ block, text }: EditedText) => `${block} ${squeeze(text)}`

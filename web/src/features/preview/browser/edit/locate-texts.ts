import type { EditedPage, EditedText, PreviewMessage } from '@menagerie/contract/preview'
import { blockOf, listHolders, preferMain, type ShownText } from './edited-texts.ts'
import { markEntries } from './mark-entries.ts'
import { squeeze } from './squeeze.ts'

type Overlay = PreviewMessage['overlay']
type LocatorOptions = {
  pageOf: () => EditedPage | undefined
  overlayOf: () => Overlay | undefined
  /** The site's answer to another overlay; undefined when none comes. */
  draw: (overlay: Overlay) => Promise<Document | undefined>
}
export type TextLocator = {
  /** Whether words alone do not tell which field an element shows. */
  isUnsure: (pressed: Element) => boolean
  /** Where each text of the form shows that shares its words with another of its block. */
  locate: () => Promise<readonly ShownText[]>
  /** What was located last and still stands there. */
  known: () => readonly ShownText[]
}

/**
 * Words that a block has twice are told apart by the site itself: it draws the page once more, with a mark in each of them, and where a
 * mark comes out, there its field shows. That page is never shown, and only a press on such words asks for it.
 */
export function createTextLocator({ pageOf, overlayOf, draw }: LocatorOptions): TextLocator {
  let located: { of: string; shown: readonly ShownText[] } | undefined
  const known = () => (located?.shown ?? []).filter(({ element, text }) => isShownAt(element, text))

  return {
    known,
    isUnsure(pressed) {
      const words = squeeze(pressed.textContent)
      const block = blockOf(pressed)
      return words !== '' && listUnsure(pageOf()).some((text) => text.block === block && squeeze(text.text) === words)
    },
    async locate() {
      const [page, overlay] = [pageOf(), overlayOf()]
      const unsure = listUnsure(page)
      if (overlay === undefined || unsure.length === 0) return []
      const of = JSON.stringify(unsure)
      if (located?.of === of && known().length === located.shown.length) return located.shown
      const { entries, marks } = markEntries(overlay.entries, overlay.shown?.key, unsure)
      const drawn = await draw({ ...overlay, entries })
      // Meanwhile the editor may have gone on.
      if (drawn === undefined || pageOf() !== page) return known()
      located = { of, shown: findMarked(drawn.body, marks) }
      return located.shown
    },
  }
}

/** Texts of the form that words alone do not tell from others of their block. */
function listUnsure(page: EditedPage | undefined): EditedText[] {
  const groups = Map.groupBy(page?.texts ?? [], ({ block, text }) => `${block} ${squeeze(text)}`)
  const shown = Map.groupBy(listHolders(document.body), (holder) => `${blockOf(holder)} ${squeeze(holder.textContent)}`)
  return [...groups].flatMap(([key, texts]) => {
    const holders = preferMain(shown.get(key) ?? []).length
    return holders > 0 && (texts.length > 1 || holders !== texts.length) ? texts : []
  })
}

function findMarked(drawn: HTMLElement, marks: ReadonlyMap<string, EditedText>): ShownText[] {
  return listHolders(drawn).flatMap((holder) => {
    const text = marks.get(squeeze(holder.textContent).charAt(0))
    const element = text && findSame(holder, drawn)
    return text && element && isShownAt(element, text) ? [{ element, text }] : []
  })
}

const isShownAt = (element: Element, { block, text }: EditedText) =>
  element.isConnected && blockOf(element) === block && squeeze(element.textContent) === squeeze(text)

/** The element of the page at the place that this one has in the other drawing of it: steps below its block, or below the body. */
function findSame(holder: Element, drawn: HTMLElement): HTMLElement | undefined {
  const block = holder.closest('[data-edit-block]')
  const top = block ?? drawn
  const start = block
    ? document.querySelector(`[data-edit-block="${CSS.escape(block.getAttribute('data-edit-block') ?? '')}"]`)
    : document.body
  let found: Element | null | undefined = start
  for (const step of toSteps(holder, top)) found = found?.children[step]
  return found instanceof HTMLElement ? found : undefined
}

function toSteps(element: Element, top: Element): number[] {
  const { parentElement: parent } = element
  if (element === top || parent === null) return []
  return [...toSteps(parent, top), [...parent.children].indexOf(element)]
}

import type { EditedPage, EditedText, PreviewMessage } from '@menagerie/contract/preview'
import { blockOf, listHolders, preferMain, type ShownText } from './edited-texts.ts'
import { markEntries } from './mark-entries.ts'
import { squeeze } from './squeeze.ts'

type Overlay = PreviewMessage['overlay']
type LocatorOptions = {
  pageOf: () => EditedPage | undefined
  overlayOf: () => Overlay | undefined
  /** Returns the site's rendering of another overlay; undefined when none comes. */
  draw: (overlay: Overlay) => Promise<Document | undefined>
}
export type TextLocator = {
  /** Tells whether the words alone do not identify the field that an element shows. */
  isUnsure: (pressed: Element) => boolean
  /** Finds where each text of the form is shown that has the same words as another in its block. */
  locate: () => Promise<readonly ShownText[]>
  /** Returns the texts located last that are still shown there. */
  known: () => readonly ShownText[]
}

/**
 * For words that occur twice in a block, lets the site render the page with a mark in each of them: where a mark
 * appears, its field is shown. That rendering is never displayed, and only requested for a press on such words.
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
      // The editor may have made changes meanwhile.
      if (drawn === undefined || pageOf() !== page) return known()
      located = { of, shown: findMarked(drawn.body, marks) }
      return located.shown
    },
  }
}

/** Lists texts of the form whose words also occur elsewhere in their block. */
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

/** Finds the element of the page at the same position as one in the other rendering: by child indexes below its block, or below the body. */
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

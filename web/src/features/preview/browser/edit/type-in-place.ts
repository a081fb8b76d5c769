import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import { holdTyped } from '../typed-part.ts'
import { blockOf, isBefore, listPlainTexts, type ShownText } from './edited-texts.ts'
import type { TextLocator } from './locate-texts.ts'

type TellAct = (act: EditAct) => void
type TypingOptions = {
  pageOf: () => EditedPage | undefined
  tell: TellAct
  /** Called when typing has ended, so that the page may be updated there again. */
  onEnd: () => void
  /** Moves the focus to a block after Enter or Escape. */
  focusBlock: (block: string) => void
  locator: TextLocator
}
type Typing = { isOn: () => boolean; start: (block: string) => void }

/** The form may take the focus within this time, because of the press before; the studio returns it. */
const FOCUS_RACE_MS = 1_000

/** Lets editors type plain texts in place, started by a double click or the keyboard; every key is sent to the form. */
export function createTyping({ pageOf, tell, onEnd, focusBlock, locator }: TypingOptions): Typing {
  let end: (() => void) | undefined
  const list = () => {
    const page = pageOf()
    if (page === undefined || page.isReadOnly) return []
    const located = locator.known().filter(({ text }) => text.isPlain)
    return [...listPlainTexts(page), ...located].toSorted((one, other) =>
      isBefore(one.element, other.element) ? -1 : 1,
    )
  }
  const begin = (shown: ShownText) => {
    end?.()
    const { element, text } = shown
    const type = (typed: string) => tell({ act: 'type', block: text.block, field: text.field, text: typed })
    const stop = typeIn(shown, {
      type,
      onKey(event) {
        const step = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0
        if (step === 0 && event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        const next = step === 0 ? undefined : findNext(list(), element, step)
        if (next !== undefined) return begin(next)
        end?.()
        focusBlock(text.block)
      },
      onLeave: () => end?.(),
    })
    end = () => {
      end = undefined
      stop()
      onEnd()
    }
  }
  document.addEventListener('dblclick', (event) => {
    const { target } = event
    if (!(target instanceof Element) || end !== undefined) return
    const find = () => list().find(({ element }) => element.contains(target))
    const shown = find()
    if (shown !== undefined || locator.isUnsure(target)) event.preventDefault()
    if (shown !== undefined) return begin(shown)
    if (locator.isUnsure(target)) void locator.locate().then(() => beginFound(find))
  })
  const beginFound = (find: () => ShownText | undefined) => {
    const shown = find()
    if (shown !== undefined && end === undefined) begin(shown)
  }
  return {
    isOn: () => end !== undefined,
    start(block) {
      const find = () => {
        const texts = list()
        return texts.find(({ element }) => blockOf(element) === block) ?? (block === '' ? texts[0] : undefined)
      }
      void locator.locate().then(() => beginFound(find))
    },
  }
}

/** Finds the next text; the one being typed may or may not be in the list. */
function findNext(texts: readonly ShownText[], from: Element, step: number): ShownText | undefined {
  return step > 0
    ? texts.find(({ element }) => isBefore(from, element))
    : texts.findLast(({ element }) => isBefore(element, from))
}

type TypeInOptions = { type: (text: string) => void; onKey: (event: KeyboardEvent) => void; onLeave: () => void }

function typeIn({ element, text }: ShownText, { type, onKey, onLeave }: TypeInOptions): () => void {
  const release = holdTyped(element)
  const own = { contenteditable: 'plaintext-only', role: 'textbox', 'aria-label': text.label, 'data-edit-typing': '' }
  for (const [name, value] of Object.entries(own)) element.setAttribute(name, value)
  const ending = new AbortController()
  const { signal } = ending
  const read = () => (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
  // An empty text is only sent when it stays empty: a title may be about to be rewritten.
  element.addEventListener('input', () => read().trim() !== '' && type(read()), { signal })
  element.addEventListener('keydown', onKey, { signal })
  keepFocus(element, onLeave, signal)
  type(text.text)
  focusIn(element)
  return () => {
    ending.abort()
    if (read().trim() === '') type('')
    for (const name of Object.keys(own)) element.removeAttribute(name)
    release()
  }
}

/** Keeps the focus in the text: undoes a loss caused by the form within the race time; a later one ends typing. */
function keepFocus(element: HTMLElement, onLeave: () => void, signal: AbortSignal): void {
  let isRace = true
  const settle = () => {
    isRace = false
    if (document.activeElement !== element || !document.hasFocus()) onLeave()
  }
  const timer = setTimeout(settle, FOCUS_RACE_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const back = () => isRace && element.focus()
  window.addEventListener('pointerdown', () => (isRace = false), { signal, capture: true })
  window.addEventListener('focus', () => setTimeout(back), { signal })
  element.addEventListener('blur', () => (isRace ? setTimeout(back) : onLeave()), { signal })
}

/** Keeps the word selected by a double click; from the keyboard, selects all of the text. */
function focusIn(element: HTMLElement): void {
  const selection = window.getSelection()
  const isChosen = selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode)
  element.focus()
  if (!isChosen) selection?.selectAllChildren(element)
}

import { createSearchClient } from '../../../search-client/search-client.ts'
import { toQueryLine } from '../../../search-client/search-state.ts'
import { markOption, redrawOptions } from '../../../ui/browser/combobox.ts'
import type { SearchOverlay } from '../search-overlay.ts'
import { createAheadAsker } from './ask-ahead.ts'
import { findWords } from './find-words.ts'
import { make } from './make-element.ts'
import { type PanelView, toPrimaryView } from './panel-groups.ts'
import { forgetRecent, readRecent } from './recent-searches.ts'
import { backdropClass, createPanel, openClass } from './search-panel.ts'

const DESKTOP = '(min-width: 1200px)'
/** A search that takes longer says so. */
const SLOW_MS = 1_000

export type SearchBoxParts = { field: HTMLInputElement; host: HTMLElement; overlay: SearchOverlay }

/** The states of spec §4: closed, before a word, results. */
export function createBox(id: string, { field, host, overlay }: SearchBoxParts) {
  const { dataset } = document.documentElement
  const client = createSearchClient(overlay.address)
  const backdrop = make('div', { class: backdropClass })
  const panel = createPanel(id, field.ariaLabel ?? '', overlay, {
    onClose: () => close(true),
    onForget: () => forget(),
  })
  const wide = matchMedia(DESKTOP)
  const asker = createAheadAsker((words) => findWords(client, overlay, { words, isDesktop: wide.matches }))
  const isOpen = () => panel.element.isConnected
  /** The focus that is given back opens nothing. */
  let isQuiet = false

  function focusQuietly(): void {
    isQuiet = true
    field.focus({ preventScroll: true })
    isQuiet = false
  }

  /** What opens is the list: a panel without one has a word and links. */
  const sayExpanded = () => {
    field.ariaExpanded = String(isOpen() && panel.options().length > 0)
  }

  function show(view: PanelView): void {
    panel.show(view)
    sayExpanded()
  }

  function open(): void {
    if (isOpen()) return
    host.append(panel.element)
    host.classList.add(openClass)
    document.body.append(backdrop)
    dataset.searching = ''
  }

  function close(keepsFocus: boolean): void {
    client.cancel()
    field.value = ''
    markOption(field, panel.options(), -1)
    host.classList.remove(openClass)
    panel.element.remove()
    backdrop.remove()
    delete dataset.searching
    sayExpanded()
    if (keepsFocus) (findOpener(field) ?? { focus: focusQuietly }).focus()
  }

  function forget(): void {
    forgetRecent(overlay.memory)
    focusQuietly()
    update()
  }

  function update(): void {
    if (isQuiet) return
    open()
    markOption(field, panel.options(), -1)
    const words = toQueryLine(field.value)
    if (words !== '') return void find(words)
    // Spec §5: nothing is sent without a word.
    client.cancel()
    show(toPrimaryView(overlay, readRecent(overlay.memory)))
  }

  /** Until there is an answer, and when there is none, what is shown stays. */
  async function find(words: string): Promise<void> {
    const isWanted = () => isOpen() && toQueryLine(field.value) === words
    const slow = setTimeout(() => isWanted() && panel.say(overlay.texts.slow), SLOW_MS)
    try {
      const view = await asker.now(words)
      if (view !== undefined && isWanted()) redrawOptions(field, panel.options, () => show(view))
    } catch {
      if (isWanted()) panel.say(overlay.texts.failed)
    } finally {
      clearTimeout(slow)
    }
  }

  // A window of another width has another field, or room for other hits (spec §4).
  wide.addEventListener('change', () => {
    if (!isOpen()) return
    if (host.checkVisibility()) update()
    else close(false)
  })

  return { panel, backdrop, update, close, askAhead: () => asker.ahead(toQueryLine(field.value)) }
}

/** The magnifier, where the field shows over the whole screen alone. */
const findOpener = (field: HTMLElement) =>
  field.checkVisibility() ? null : document.querySelector<HTMLElement>('[data-search-opener]')

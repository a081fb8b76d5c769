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
/** After this time a message says that the search is slow. */
const SLOW_MS = 1_000

export type SearchBoxParts = { field: HTMLInputElement; host: HTMLElement; overlay: SearchOverlay }

/** Creates the box with the states of spec §4: closed, before any word, results. */
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
  /** Set while the focus is returned to the field, which must not open the list. */
  let isQuiet = false

  function focusQuietly(): void {
    isQuiet = true
    field.focus({ preventScroll: true })
    isQuiet = false
  }

  /** `aria-expanded` is about the list: a panel without options only has a message and links. */
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

  /** Searches; what is shown stays until there is an answer, and when there is none. */
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

  // At another window width another field is visible, or there is room for another number of hits (spec §4).
  wide.addEventListener('change', () => {
    if (!isOpen()) return
    if (host.checkVisibility()) update()
    else close(false)
  })

  return { panel, backdrop, update, close, askAhead: () => asker.ahead(toQueryLine(field.value)) }
}

/** Returns the magnifier button, where the field only shows as an overlay of the whole screen. */
const findOpener = (field: HTMLElement) =>
  field.checkVisibility() ? null : document.querySelector<HTMLElement>('[data-search-opener]')

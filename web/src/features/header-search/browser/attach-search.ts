import { loadStyles } from '../../../platform/browser/load-styles.ts'
import { becomeCombobox, onComboboxKey } from '../../../ui/browser/combobox.ts'
import type { SearchOverlay } from '../search-overlay.ts'
import { closeWhenLeft } from './close-when-left.ts'
import { createBox, type SearchBoxParts } from './create-box.ts'
import { keepRecent } from './recent-searches.ts'

/** Adds overlays to a search box. `asked`: its settings; without them it stays the plain form (spec §4). */
export async function attachSearch(form: HTMLFormElement, asked: Promise<Response | undefined>): Promise<void> {
  const answer = await asked
  if (!answer?.ok) {
    // A phone shows only the field then; the search page has one that works.
    if ('searching' in document.documentElement.dataset) location.assign(form.action)
    return
  }
  const overlay: SearchOverlay = await answer.json()
  const styles = Promise.all(overlay.styles.map(loadStyles))
  const field = form.querySelector<HTMLInputElement>('input[name=query]')
  const host = form.closest<HTMLElement>('search')
  if (field !== null && host !== null) wire(form, { field, host, overlay }, styles)
}

/** The overlay shows once its styles are loaded; searches start before that. */
function wire(form: HTMLFormElement, parts: SearchBoxParts, styles: Promise<unknown>): void {
  const { field, host, overlay } = parts
  const id = `search-options-${[...document.forms].indexOf(form)}`
  const { panel, backdrop, close, ...box } = createBox(id, parts)
  let show = box.askAhead
  const update = () => show()
  const isOpen = () => panel.element.isConnected
  const choose = (option: HTMLElement) => option.click()
  const list = { options: panel.options, isOpen, open: update, close: () => close(true), choose }
  becomeCombobox(field, id)
  for (const type of ['input', 'focus', 'click']) field.addEventListener(type, update)
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) close(true)
    else if (event.target !== field || !onComboboxKey(field, list, event)) return
    event.preventDefault()
    // Escape closes only the search, not the menu around it.
    event.stopPropagation()
  })
  const keep = () => keepRecent(overlay.memory, field.value)
  form.addEventListener('submit', keep)
  panel.element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) keep()
  })
  backdrop.addEventListener('pointerdown', () => close(false))
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !host.contains(relatedTarget)) close(false)
  })
  closeWhenLeft({ host, panel: panel.element, close: () => close(false) })
  // Spec §2: all search overlays close on every navigation, also for a later return: Firefox would restore the field's focus, which opens it.
  addEventListener('pagehide', () => {
    close(false)
    field.blur()
  })
  const updateFocused = () => document.activeElement === field && update()
  updateFocused()
  void styles.then(() => {
    show = box.update
    updateFocused()
  })
}

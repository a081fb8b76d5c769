import { FILTERS_ID } from '../filters-id.ts'

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), summary'

/** Traps the focus in the open panel. Closing returns it by itself. */
export function attachPanel(form: HTMLFormElement): void {
  const findPanel = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.id === FILTERS_ID ? target : undefined

  form.addEventListener(
    'toggle',
    (event) => {
      const panel = findPanel(event.target)
      if (panel === undefined) return
      const isOpen = (event as ToggleEvent).newState === 'open'
      panel.role = isOpen ? 'dialog' : null
      panel.ariaModal = isOpen ? 'true' : null
      if (isOpen) panel.querySelector<HTMLElement>(FOCUSABLE)?.focus()
    },
    { capture: true },
  )

  form.addEventListener('keydown', (event) => {
    const panel = event.target instanceof Element ? event.target.closest<HTMLElement>(`#${FILTERS_ID}`) : null
    if (event.key !== 'Tab' || !panel?.matches(':popover-open')) return
    const shown = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((part) => part.checkVisibility())
    const from = event.shiftKey ? shown.at(0) : shown.at(-1)
    if (document.activeElement !== from) return
    event.preventDefault()
    const to = event.shiftKey ? shown.at(-1) : shown.at(0)
    to?.focus()
  })
}

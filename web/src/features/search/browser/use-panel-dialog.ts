import { type KeyboardEvent, type ToggleEvent, useState } from 'react'

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), summary'

/** The open panel is all there is to a keyboard: the focus goes in, and round in it. Closing gives it back by itself. */
export function usePanelDialog() {
  const [isOpen, setOpen] = useState(false)

  function onToggle(event: ToggleEvent<HTMLElement>) {
    const opens = event.newState === 'open'
    setOpen(opens)
    if (opens) event.currentTarget.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isOpen || event.key !== 'Tab') return
    const shown = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((part) =>
      part.checkVisibility(),
    )
    const from = event.shiftKey ? shown.at(0) : shown.at(-1)
    if (document.activeElement !== from) return
    event.preventDefault()
    const to = event.shiftKey ? shown.at(-1) : shown.at(0)
    to?.focus()
  }

  return { onToggle, onKeyDown, ...(isOpen && { role: 'dialog', 'aria-modal': true }) } as const
}

/** Closes it and gives the focus back to what opened it. */
export function closeAndFocus(details: HTMLDetailsElement | null | undefined): void {
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** Closes what is open below, without moving the focus. */
export function closeInside(details: HTMLDetailsElement): void {
  for (const inner of details.querySelectorAll<HTMLDetailsElement>('details[open]')) inner.open = false
}

/** One step up: the sub-menu that holds the focus, else the menu itself. */
export function closeInnermost(menu: HTMLDetailsElement): void {
  const open = [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')]
  closeAndFocus(open.findLast((details) => details.contains(document.activeElement)) ?? menu)
}

/** Closes it and gives the focus back to what opened it. */
export function closeAndFocus(details: HTMLDetailsElement): void {
  details.open = false
  details.querySelector('summary')?.focus()
}

/** Closes what is open below, without moving the focus. */
export function closeInside(details: HTMLDetailsElement): void {
  for (const inner of findOpenInside(details)) inner.open = false
}

/** One step up: the sub-menu that holds the focus, else the deepest, else the menu itself. */
export function closeInnermost(menu: HTMLDetailsElement): void {
  const open = findOpenInside(menu)
  closeAndFocus(open.findLast((details) => details.contains(document.activeElement)) ?? open.at(-1) ?? menu)
}

function findOpenInside(details: HTMLDetailsElement): HTMLDetailsElement[] {
  return [...details.querySelectorAll<HTMLDetailsElement>('details[open]')]
}

/** Closes a menu and returns the focus to its toggle. */
export function closeAndFocus(details: HTMLDetailsElement): void {
  details.open = false
  details.querySelector('summary')?.focus()
}

/** Closes open sub-menus without moving the focus. */
export function closeInside(details: HTMLDetailsElement): void {
  for (const inner of findOpenInside(details)) inner.open = false
}

/** Closes one level: the sub-menu with the focus, else the deepest open one, else the menu itself. */
export function closeInnermost(menu: HTMLDetailsElement): void {
  const open = findOpenInside(menu)
  closeAndFocus(open.findLast((details) => details.contains(document.activeElement)) ?? open.at(-1) ?? menu)
}

function findOpenInside(details: HTMLDetailsElement): HTMLDetailsElement[] {
  return [...details.querySelectorAll<HTMLDetailsElement>('details[open]')]
}

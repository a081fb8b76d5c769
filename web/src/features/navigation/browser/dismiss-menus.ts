import { closeInnermost } from './close-details.ts'

const OPEN_MENUS = 'header details[name="site-header"][open]'

/**
 * Closes open menus of the header: by Escape (WCAG 1.4.13: also those opened by hovering; the phone menu one level at
 * a time), by a press elsewhere, and when the focus moves elsewhere.
 */
export function dismissMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of findOpenMenus()) dismiss(menu)
    for (const item of document.querySelectorAll<HTMLElement>('header nav > ul > li:hover')) dismissUntilLeft(item)
  })
  document.addEventListener('pointerdown', closeOthers)
  document.addEventListener('focusin', closeOthers)
}

function closeOthers({ target }: Event): void {
  for (const menu of findOpenMenus())
    if (target instanceof Node && !menu.parentElement?.contains(target)) menu.open = false
}

function findOpenMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)
}

/** The panel of a main menu is a sibling of its toggle, so the focus may be beside the element, not in it. */
function dismiss(menu: HTMLDetailsElement): void {
  const isUsed = menu.parentElement?.contains(document.activeElement) || document.activeElement === document.body
  if (isUsed) closeInnermost(menu)
  else menu.open = false
}

function dismissUntilLeft(item: HTMLElement): void {
  item.dataset.dismissed = ''
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true })
}

import { closeInnermost } from './close-details.ts'

const OPEN_MENUS = 'header details[name="site-header"][open]'

/**
 * What is open in the header goes at Escape (WCAG 1.4.13: also what only the pointer opened), the phone menu one step at a
 * time, at a press elsewhere, and when the focus goes on to something else.
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

/** The panel of a main menu's toggle is its sibling, so the focus may be beside the element, not in it. */
function dismiss(menu: HTMLDetailsElement): void {
  const isUsed = menu.parentElement?.contains(document.activeElement) || document.activeElement === document.body
  if (isUsed) closeInnermost(menu)
  else menu.open = false
}

function dismissUntilLeft(item: HTMLElement): void {
  item.dataset.dismissed = ''
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true })
}

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
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('header')) return
    for (const menu of findOpenMenus()) menu.open = false
  })
  // Without a next place (another window, a press on plain text) nothing has been left.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof Node && relatedTarget instanceof Node)) return
    for (const menu of findOpenMenus()) {
      const holder = menu.parentElement
      if (holder?.contains(target) && !holder.contains(relatedTarget)) menu.open = false
    }
  })
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

const OPEN_MENUS = 'header details[name="site-header"][open]'

/**
 * What is open in the header goes at Escape (WCAG 1.4.13: also what only the pointer opened) and at a press elsewhere. The
 * phone menu, an island, has steps of its own.
 */
export function dismissMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of findOpenMenus()) close(menu)
    for (const item of document.querySelectorAll<HTMLElement>('header nav > ul > li:hover')) dismissUntilLeft(item)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('header')) return
    for (const menu of findOpenMenus()) menu.open = false
  })
}

function findOpenMenus(): HTMLDetailsElement[] {
  const all = document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)
  return [...all].filter((menu) => menu.closest('menagerie-island') === null)
}

/** The panel of a main menu's toggle is its sibling, so the focus may be beside the element, not in it. */
function close(menu: HTMLDetailsElement): void {
  const hadFocus = menu.parentElement?.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary')?.focus()
}

function dismissUntilLeft(item: HTMLElement): void {
  item.dataset.dismissed = ''
  item.addEventListener('pointerleave', () => delete item.dataset.dismissed, { once: true })
}

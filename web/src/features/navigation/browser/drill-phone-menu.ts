import { afterPaint } from '../../../platform/browser/after-paint.ts'
import { closeAndFocus, closeInside } from './close-details.ts'

/** In the phone menu, lets an open sub-menu take the whole panel, with a back button. Without this, it opens in place. */
export function drillPhoneMenu(): void {
  const template = document.querySelector<HTMLTemplateElement>('header nav > template')
  const menu = template?.closest('details')
  if (!template || !menu) return
  menu.dataset.drill = 'on'
  // Toggle events do not bubble, so they are captured.
  menu.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && onToggle(target), true)
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
  // A window that becomes wide hides the menu; the page must not stay inert.
  matchMedia('(min-width: 1200px)').addEventListener('change', () => {
    menu.open = false
    coverPage(menu)
  })

  function onToggle(details: HTMLDetailsElement): void {
    if (!details.open) closeInside(details)
    else if (details !== menu) findWayBack(details)?.focus()
    // Deferred, because making the page inert takes as long as opening the menu and is not visible. The menu may be gone by then.
    if (details === menu) afterPaint(() => menu.isConnected && coverPage(menu))
  }

  /** Returns the back button; created when a sub-menu is first opened. */
  function findWayBack(details: HTMLDetailsElement): HTMLElement | null {
    const level = details.querySelector(':scope > div')
    const known = level?.querySelector<HTMLElement>(':scope > button')
    if (!level || known) return known ?? null
    const [back, heading] = document.importNode(template?.content ?? new DocumentFragment(), true).children
    if (heading) heading.textContent = details.querySelector('summary')?.textContent ?? ''
    if (back instanceof HTMLElement && heading) level.prepend(back, heading)
    back?.addEventListener('click', () => closeAndFocus(details))
    return back instanceof HTMLElement ? back : null
  }
}

function coverPage(menu: HTMLDetailsElement): void {
  document.documentElement.toggleAttribute('data-menu', menu.open)
  for (const part of document.querySelectorAll<HTMLElement>('main, footer'))
    part.inert = menu.open && !part.contains(menu)
}

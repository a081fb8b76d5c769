/** Spec §9: within this distance of the top the header stays. */
const THRESHOLD_PX = 128
/** Smaller movements are ignored: fingers tremble, and pages bounce at their ends. */
const TREMBLE_PX = 4

/**
 * Hides the header while the visitor scrolls down, and shows it at the first movement up (spec §2). It moves over the
 * page without moving the content. CSS shows it for a focus inside it or an open menu; this script hides it when it
 * would cover the focused element (WCAG 2.4.11).
 */
export function hideOnScroll(): void {
  const root = document.documentElement
  const header = document.querySelector('header')
  if (!header) return
  let last = scrollY
  let isDown = false
  let isQueued = false

  function update(): void {
    isQueued = false
    const end = root.scrollHeight - innerHeight
    const now = Math.max(0, Math.min(scrollY, end))
    if (Math.abs(now - last) > TREMBLE_PX) {
      isDown = now > last
      last = now
    }
    const isAway = (isDown && now > THRESHOLD_PX) || coversFocus(header?.offsetHeight ?? 0)
    // A page opened further down has scrolled past its header already: hiding it would first show it.
    const isLeftBehind = root.dataset.header === undefined && header && header.getBoundingClientRect().bottom <= 0
    if (!isAway || !isLeftBehind) root.dataset.header = isAway ? 'away' : 'here'
  }

  function queue(): void {
    if (!isQueued) requestAnimationFrame(update)
    isQueued = true
  }

  if (scrollY <= THRESHOLD_PX) root.dataset.header = 'here'
  addEventListener('scroll', queue, { passive: true })
  addEventListener('focusin', queue)
}

function coversFocus(height: number): boolean {
  const focused = document.querySelector(':focus-visible')
  if (!focused || focused.matches('header *, main')) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return scrollY > 0 && top < height && bottom > 0
}

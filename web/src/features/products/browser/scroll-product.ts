import { showSeen } from './show-seen.ts'

let isWatching = false

/** Scripts of a product page that start with the first scroll, key or pointer movement: before that nothing is out of view, and nothing counts as seen. */
export async function scrollProduct(product: HTMLElement): Promise<void> {
  if (isWatching) return
  isWatching = true
  product.addEventListener('focusout', leavePopup)
  watchBuyArea(product)
  await showSeen(product)
}

/** The list of shops covers the page, so it closes when it loses the focus. */
function leavePopup({ target, relatedTarget }: FocusEvent): void {
  const popup = target instanceof Element && target.closest<HTMLElement>(':popover-open')
  if (popup && relatedTarget instanceof Node && !popup.contains(relatedTarget)) popup.hidePopover()
}

/** Everything below the window counts as inside it, so that a jump from below the buy area to above it is noticed, too. */
const WINDOW_AND_BELOW = '0px 0px 1000000px'

/** Spec §4: shows the retailer bar once the buy area is scrolled out of view. */
function watchBuyArea(product: HTMLElement): void {
  const area = product.querySelector('[data-buy]')
  const bar = product.querySelector<HTMLElement>('[data-retailer-bar]')
  if (area === null || bar === null) return
  const observer = new IntersectionObserver(
    (entries) => {
      bar.hidden = entries.at(-1)?.isIntersecting ?? true
      document.documentElement.toggleAttribute('data-bar', !bar.hidden)
    },
    { rootMargin: WINDOW_AND_BELOW },
  )
  observer.observe(area)
}

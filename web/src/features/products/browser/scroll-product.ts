import { showSeen } from './show-seen.ts'

let isWatching = false

/** What a product page gains with the first scroll, key or move of a pointer: until then nothing has been left behind or seen. */
export async function scrollProduct(product: HTMLElement): Promise<void> {
  if (isWatching) return
  isWatching = true
  product.addEventListener('focusout', leavePopup)
  watchBuyArea(product)
  await showSeen(product)
}

/** The shops cover the page: the focus is in them, or they are closed. */
function leavePopup({ target, relatedTarget }: FocusEvent): void {
  const popup = target instanceof Element && target.closest<HTMLElement>(':popover-open')
  if (popup && relatedTarget instanceof Node && !popup.contains(relatedTarget)) popup.hidePopover()
}

/** All of the page below the window counts as in it, so that a jump from below the buy area to above it is seen too. */
const WINDOW_AND_BELOW = '0px 0px 1000000px'

/** Spec §4: the retailer bar is there once the buy area is left behind. */
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

import { showSeen } from './show-seen.ts'

/** What a product page gains with its first scroll: until then nothing has been left behind, and little seen. */
export function scrollProduct(product: HTMLElement): Promise<void> {
  watchBuyArea(product)
  return showSeen(product)
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

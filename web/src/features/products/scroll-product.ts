import { showSeen } from './show-seen.ts'

/** What a product page gains with its first scroll: until then nothing has been left behind, and little seen. */
export function scrollProduct(product: HTMLElement): Promise<void> {
  watchBuyArea(product)
  return showSeen(product)
}

/** Spec §4: the retailer bar is there once the buy area is left behind. */
function watchBuyArea(product: HTMLElement): void {
  const area = product.querySelector('[data-buy]')
  const bar = product.querySelector<HTMLElement>('[data-retailer-bar]')
  if (area === null || bar === null) return
  new IntersectionObserver(([seen]) => {
    if (seen === undefined) return
    bar.hidden = seen.isIntersecting || seen.boundingClientRect.top > 0
    document.documentElement.toggleAttribute('data-bar', !bar.hidden)
  }).observe(area)
}

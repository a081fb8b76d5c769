import { startCarousel } from './start-carousel.ts'

/** What a product page gains where scripts run. What only a press or a scroll asks for is loaded then. */
export function startProduct(): void {
  const product = document.querySelector<HTMLElement>('[data-product]')
  if (product === null) return
  startCarousel()
  product.addEventListener('click', async (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    const picture = target.closest<HTMLAnchorElement>('[data-enlarge]')
    const toggle = target.closest<HTMLElement>('[data-read-on]')
    if (picture !== null) {
      event.preventDefault()
      const { enlargePicture } = await import('./enlarge-picture.ts')
      // Without its words the link leads to the picture itself.
      await enlargePicture(product, picture).catch(() => location.assign(picture.href))
    }
    if (toggle !== null) readOn(toggle)
  })
  watchBuyArea(product)
  // Of what is scrolled through one may say that it was seen.
  addEventListener('scroll', async () => (await import('./show-seen.ts')).showSeen(product), { once: true })
}

/** Spec §4: a long value of the specifications is read on, or cut again. */
function readOn(toggle: HTMLElement): void {
  const { textContent: now, dataset } = toggle
  toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true')
  toggle.textContent = dataset.readOn ?? ''
  dataset.readOn = now ?? ''
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

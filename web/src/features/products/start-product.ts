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
  addEventListener('scroll', async () => (await import('./scroll-product.ts')).scrollProduct(product), { once: true })
}

/** Spec §4: a long value of the specifications is read on, or cut again. */
function readOn(toggle: HTMLElement): void {
  const { textContent: now, dataset } = toggle
  toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true')
  toggle.textContent = dataset.readOn ?? ''
  dataset.readOn = now ?? ''
}

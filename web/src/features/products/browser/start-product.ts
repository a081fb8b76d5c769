import { deviceStore } from '../../../platform/browser/device-storage.ts'
import { toPlaceMemoryKey } from '../../../platform/place-memory.ts'
import { startCarousel } from './start-carousel.ts'

/** Starts the scripts of a product page. What only a press or scroll needs is loaded then. */
export function startProductPage(): void {
  const product = document.querySelector<HTMLElement>('[data-product]')
  if (product === null) return
  startCarousel()
  sayNearShop(product)
  product.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    const picture = target.closest<HTMLAnchorElement>('[data-enlarge]')
    const toggle = target.closest<HTMLElement>('[data-read-on]')
    if (picture !== null) {
      event.preventDefault()
      // Without its texts or script the link leads to the picture file.
      import('./enlarge-picture.ts')
        .then((each) => each.enlargePicture(product, picture))
        .catch(() => location.assign(picture.href))
    }
    if (toggle !== null) void import('./read-on.ts').then((each) => each.readOn(toggle))
  })
  // Also starts without a scroll, so that the product counts as seen.
  for (const type of ['scroll', 'pointerover', 'keydown'])
    addEventListener(type, () => import('./scroll-product.ts').then((each) => each.scrollProduct(product)), {
      once: true,
    })
}

/** Only for a place that the visitor has searched for in the store finder, on this device. */
function sayNearShop(product: HTMLElement): void {
  const line = product.querySelector<HTMLElement>('[data-near]')
  const place = line && deviceStore.read(toPlaceMemoryKey(document.documentElement.dataset.brand ?? ''))
  if (!place) return
  import('./show-near-shop.ts')
    .then((each) => each.showNearShop(line, product.dataset.product ?? '', place))
    // Without an answer the link to the finder remains.
    .catch(() => {})
}

import { startCarousel } from './start-carousel.ts'

/** What a product page gains where scripts run. What only a press or a scroll asks for is loaded then. */
export function startProductPage(): void {
  const product = document.querySelector<HTMLElement>('[data-product]')
  if (product === null) return
  startCarousel()
  product.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    const picture = target.closest<HTMLAnchorElement>('[data-enlarge]')
    const toggle = target.closest<HTMLElement>('[data-read-on]')
    if (picture !== null) {
      event.preventDefault()
      // Without its words or its script the link leads to the picture itself.
      import('./enlarge-picture.ts')
        .then((each) => each.enlargePicture(product, picture))
        .catch(() => location.assign(picture.href))
    }
    if (toggle !== null) void import('./read-on.ts').then((each) => each.readOn(toggle))
  })
  // A visitor that goes on without a scroll has seen the product, too.
  for (const type of ['scroll', 'pointerover', 'keydown'])
    addEventListener(type, () => import('./scroll-product.ts').then((each) => each.scrollProduct(product)), {
      once: true,
    })
}

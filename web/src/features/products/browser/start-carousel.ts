/**
 * Lets a product's pictures go round, by buttons, arrow keys and thumbnails (spec §4). Swiping works without it, as
 * the strip scrolls.
 */
export function startCarousel(): void {
  const gallery = document.querySelector('[data-carousel]')
  const strip = gallery?.querySelector<HTMLElement>('[role=group]')
  if (!gallery || !strip) return
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>('a[href^="#"]')]
  /** Slide to which the strip is scrolling. */
  let aim: number | undefined

  const current = () => aim ?? Math.round(strip.scrollLeft / strip.clientWidth)

  function show(asked: number): void {
    const index = (asked + thumbnails.length) % thumbnails.length
    const slide = strip?.children[index]
    const status = gallery?.querySelector('output')
    // Browsers without `scrollend` cannot report the arrival; the position is read each time instead.
    if ('onscrollend' in window) aim = index
    strip?.scrollTo({ left: index * strip.clientWidth })
    if (status) status.textContent = slide?.firstElementChild?.textContent ?? ''
  }

  function mark(): void {
    for (const [index, each] of thumbnails.entries()) each.ariaCurrent = index === current() ? 'true' : null
  }

  gallery.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-step], a[href^="#"]')
    if (!pressed) return
    // The page's address stays the same, so that the back button leads to the former page.
    event.preventDefault()
    const { step } = pressed.dataset
    show(step ? current() + Number(step) : thumbnails.indexOf(pressed))
  })
  strip.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.target !== strip || !step) return
    event.preventDefault()
    show(current() + step)
  })
  strip.addEventListener('scrollend', () => {
    aim = undefined
  })
  strip.addEventListener('scroll', mark, { passive: true })
  mark()
}

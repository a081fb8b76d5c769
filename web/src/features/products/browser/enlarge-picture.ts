import styles from '../ProductScripts.module.css'
import { loadWords } from '../product-words.ts'

/** How far an arrow key moves an enlarged picture, as a share of the window. */
const STEP = 0.2

/**
 * Shows a product's pictures as large as the window, one at a time; a press, Enter or `+` doubles the size, and arrow
 * keys and fingers then move over the picture instead of to the next.
 */
export async function enlargePicture(product: HTMLElement, first: HTMLAnchorElement): Promise<void> {
  const links = [...product.querySelectorAll<HTMLAnchorElement>('[data-enlarge]')]
  const { texts } = await loadWords(product.querySelector<HTMLElement>('[data-zoom]')?.dataset.zoom ?? '')
  let index = links.indexOf(first)

  const dialog = document.createElement('dialog')
  dialog.className = styles.large ?? ''
  const view = document.createElement('div')
  const picture = document.createElement('img')
  const zoom = button(texts.zoom, '±', () => toggleZoom())
  const close = button(texts.close, '✕', () => dialog.close())
  const steps = [button(texts.previous, '‹', () => show(index - 1)), button(texts.next, '›', () => show(index + 1))]
  const controls = document.createElement('div')
  controls.append(...(links.length > 1 ? steps : []), zoom, close)
  view.append(picture)
  dialog.append(view, controls)

  const isLarge = () => zoom.ariaPressed === 'true'

  function toggleZoom(on = !isLarge()): void {
    zoom.ariaPressed = String(on)
    view.toggleAttribute('data-large', on)
    view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
  }

  function show(asked: number): void {
    index = (asked + links.length) % links.length
    const link = links[index]
    toggleZoom(false)
    const small = link?.querySelector('img')
    picture.src = small?.currentSrc ?? ''
    picture.alt = small?.alt ?? ''
    dialog.ariaLabel = link?.textContent ?? ''
    if (link !== undefined) void sharpen(link.href)
  }

  /** Shows the page's smaller picture until the large one is loaded. */
  async function sharpen(address: string): Promise<void> {
    const large = new Image()
    large.src = address
    await large.decode().catch(() => undefined)
    if (large.naturalWidth > 0 && links[index]?.href === address) picture.src = address
  }

  function onKey(event: KeyboardEvent): void {
    const { key } = event
    const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0
    const down = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0
    if (key === '+' || key === '-') toggleZoom(key === '+')
    else if (isLarge() && (across || down)) view.scrollBy(across * STEP * innerWidth, down * STEP * innerHeight)
    else if (across && links.length > 1) show(index + across)
    else return
    event.preventDefault()
  }

  picture.addEventListener('click', () => toggleZoom())
  dialog.addEventListener('keydown', onKey)
  // A press beside the picture closes it.
  view.addEventListener('click', ({ target }) => target === view && dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    // Focuses the picture that was shown last.
    links[index]?.focus({ preventScroll: true })
    links[index]?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  })
  show(index)
  document.body.append(dialog)
  dialog.showModal()
}

function button(label: string, sign: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.ariaLabel = label
  made.textContent = sign
  made.addEventListener('click', onPress)
  return made
}

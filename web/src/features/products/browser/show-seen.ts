import { createIcon } from '../../../ui/browser/create-icon.ts'
import { COMPARE_ICON } from '../compare-icon.ts'
import styles from '../ProductScripts.module.css'
import { loadWords, wordsBeside } from '../product-words.ts'
import { findFreshPrice, type KeptProduct, readKept, withProduct, writeKept } from './kept-products.ts'

/** The current product, and as many as fit in a row beside it. */
const KEPT = 5

/**
 * Remembers the product on this device, and shows products seen before at the end of its page. A product that may not
 * be promoted has no link to compare it and is not remembered (`promotion.ts`).
 */
export async function showSeen(page: HTMLElement): Promise<void> {
  const link = page.querySelector<HTMLAnchorElement>('a[data-compare]')
  const { product: sku } = page.dataset
  if (link === null || sku === undefined) return
  const before = readKept('seen').filter((product) => product.sku !== sku)
  writeKept('seen', withProduct(before, toProduct(page, sku), KEPT))
  if (before.length === 0) return
  const { texts } = await loadWords(wordsBeside(link))
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.textContent = texts.seen
  const list = document.createElement('ul')
  list.append(...before.slice(0, KEPT - 1).map((product) => toItem(product, link)))
  const forget = document.createElement('button')
  forget.type = 'button'
  forget.className = styles.clear ?? ''
  forget.textContent = texts.forget
  forget.addEventListener('click', () => {
    writeKept('seen', [])
    section.remove()
    page.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  })
  section.className = styles.seen ?? ''
  section.ariaLabel = texts.seen
  section.append(heading, list, forget)
  page.append(section)
}

function toProduct(page: HTMLElement, sku: string): KeptProduct {
  const name = page.querySelector('h1')?.textContent ?? ''
  // Takes the first thumbnail, else the gallery's first picture.
  const src = (page.querySelector('img[sizes="72px"]') ?? page.querySelector('img'))?.getAttribute('src')
  const parts = [...(page.querySelector('[data-price]')?.children ?? [])].map(({ textContent }) => textContent)
  const price = parts.length > 0 && { text: parts.join(' '), at: Date.now() }
  return { sku, name, href: location.pathname, ...(src && { src }), ...(price && { price }) }
}

/** `compare` is the link of the page's product, from which those of the others are made. */
function toItem(product: KeptProduct, compare: HTMLAnchorElement): HTMLElement {
  const { name, href, src } = product
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = href
  if (src !== undefined) {
    const image = document.createElement('img')
    image.alt = ''
    image.src = src
    // Removes a picture that does not exist any more.
    image.addEventListener('error', () => image.remove())
    link.append(image)
  }
  const text = document.createElement('span')
  text.append(name)
  const price = findFreshPrice(product, Date.now())
  if (price !== undefined) {
    const small = document.createElement('small')
    small.textContent = price
    text.append(small)
  }
  link.append(text)
  item.append(link, toCompareIcon(product, compare))
  return item
}

function toCompareIcon({ sku, name }: KeptProduct, compare: HTMLAnchorElement): HTMLAnchorElement {
  const link = document.createElement('a')
  const address = new URL(compare.href)
  address.searchParams.set('sku', sku)
  link.href = address.pathname + address.search
  link.dataset.compare = ''
  link.title = compare.firstChild?.textContent ?? ''
  // The tray reads the name from the last span (`CompareLink.tsx`); the link's accessible name has both.
  const label = document.createElement('span')
  label.textContent = `: ${name}`
  label.hidden = true
  link.ariaLabel = link.title + label.textContent
  link.append(createIcon(COMPARE_ICON), label)
  return link
}

import styles from '../ProductScripts.module.css'
import { loadWords, type ProductWords, wordsBeside } from '../product-words.ts'
import { type KeptProduct, readKept, withProduct, writeKept } from './kept-products.ts'

const tray = document.createElement('section')
const status = document.createElement('output')
let words: ProductWords | undefined

/** Adds the product of a link to the tray. Refuses a fourth one: the visitor has to choose which to remove. */
export async function addToTray(link: HTMLAnchorElement): Promise<void> {
  words ??= await loadWords(wordsBeside(link))
  const kept = readKept('compare')
  const added = toProduct(link)
  const isFull = kept.length >= words.most && !kept.some(({ sku }) => sku === added.sku)
  if (!isFull) writeKept('compare', withProduct(kept, added, words.most))
  draw(words, isFull ? words.texts.full : '')
}

export async function showTray(link: HTMLAnchorElement): Promise<void> {
  words ??= await loadWords(wordsBeside(link))
  draw(words, '')
}

// Filtering a list inserts other cards.
new MutationObserver(markKept).observe(document.body, { childList: true, subtree: true })

/** Marks links whose product is in the tray. */
function markKept(): void {
  const kept = new Set(readKept('compare').map(({ sku }) => sku))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]'))
    link.classList.toggle(styles.kept ?? '', kept.has(toProduct(link).sku))
}

function toProduct(link: HTMLAnchorElement): KeptProduct {
  const { pathname, search } = new URL(link.href)
  // The last span contains ": " and the product's name.
  const name = link.querySelector('span:last-of-type')?.textContent?.replace(/^: /, '') ?? ''
  return { sku: new URLSearchParams(search).get('sku') ?? '', name, href: pathname + search }
}

function draw({ compare, texts }: ProductWords, note: string): void {
  markKept()
  const kept = readKept('compare')
  if (kept.length === 0) {
    tray.remove()
    return
  }
  const list = document.createElement('ul')
  list.append(...kept.map((product) => toItem(product, texts.remove)))
  const open = document.createElement('a')
  open.href = `${compare}?${new URLSearchParams(kept.map(({ sku }) => ['sku', sku]).sort())}`
  open.className = styles.open ?? ''
  open.textContent = `${texts.add} (${kept.length})`
  const clear = toButton(texts.clear, () => keep([]))
  clear.className = styles.clear ?? ''
  tray.className = styles.tray ?? ''
  tray.ariaLabel = texts.title
  tray.replaceChildren(list, open, clear, status)
  if (!tray.isConnected) document.body.append(tray)
  status.textContent = note || `${texts.add}: ${kept.map(({ name }) => name).join(', ')}`
  status.classList.toggle(styles.note ?? '', note !== '')
}

function toItem(product: KeptProduct, remove: string): HTMLElement {
  const item = document.createElement('li')
  const button = toButton('✕', () => keep(readKept('compare').filter(({ sku }) => sku !== product.sku)))
  button.ariaLabel = `${remove}: ${product.name}`
  item.append(product.name, button)
  return item
}

function toButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', onPress)
  return button
}

/** The focus stays in the tray, or returns to the page when the tray closes. */
function keep(products: readonly KeptProduct[]): void {
  writeKept('compare', products)
  if (words !== undefined) draw(words, '')
  const next = tray.isConnected
    ? tray.querySelector<HTMLElement>('a')
    : document.querySelector<HTMLElement>('a[data-compare]')
  next?.focus({ preventScroll: true })
}

/** Attributes that the visitor or a script has set: the server's answer does not change them. */
const KEPT_ATTRIBUTES = new Set(['open', 'checked', 'value', 'data-live', 'role', 'aria-modal', 'aria-busy'])

/** Containers of many similar parts, with the number of parts that the window shows. */
type InWindow = ReadonlyMap<Element, number>

/**
 * Changes a list into `next` without touching what stays: focus, scroll position, open panels and groups, pictures. `next` is not modified. With
 * `isWindowFirst` only what the window shows is changed; calling the returned function changes the rest, which must happen before another list is shown.
 */
export function showList(form: HTMLFormElement, next: HTMLFormElement, { isWindowFirst = false } = {}): () => void {
  const shown = isWindowFirst ? countInWindow(form) : new Map<Element, number>()
  const rest: (() => void)[] = []
  keepFocus(form, () => patchChildren(form, next, shown, rest))
  return () =>
    keepFocus(form, () => {
      for (const patch of rest.splice(0)) patch()
    })
}

function keepFocus(form: HTMLFormElement, patch: () => void): void {
  const hadFocus = form.contains(document.activeElement)
  patch()
  if (hadFocus && !form.contains(document.activeElement))
    form.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true })
}

/** Called before anything changes, so that reading positions forces no layout. */
function countInWindow(form: HTMLFormElement): InWindow {
  const counts = new Map<Element, number>()
  for (const first of form.querySelectorAll('ul > li:first-child > article, fieldset:first-child')) {
    const container = first.closest('ul, div')
    if (container === null) continue
    const parts = [...container.children]
    const below = parts.findIndex((part) => part.getBoundingClientRect().top >= innerHeight)
    const isDrawn = container.getClientRects().length > 0
    counts.set(container, isDrawn ? (below === -1 ? parts.length : below) : 0)
  }
  return counts
}

/** Sets form values from the list. The query field stays the visitor's while it has the focus. */
function takeValue(shown: Element, next: Element): void {
  if (shown instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
    if (shown.value !== next.value) shown.value = next.value
  } else if (shown instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (shown.type === 'checkbox') shown.checked = next.defaultChecked
    else if (shown !== document.activeElement && shown.value !== next.defaultValue) shown.value = next.defaultValue
  }
}

function patchElement(shown: Element, next: Element, inWindow: InWindow, rest: (() => void)[]): void {
  for (const { name } of [...shown.attributes])
    if (!next.hasAttribute(name) && !KEPT_ATTRIBUTES.has(name)) shown.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (!KEPT_ATTRIBUTES.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  patchChildren(shown, next, inWindow, rest)
  takeValue(shown, next)
}

/** Parts that exist already stay in place; parts with other keys are added or removed. */
function patchChildren(shown: Element, next: Element, inWindow: InWindow, rest: (() => void)[]): void {
  const most = inWindow.get(shown) ?? Number.POSITIVE_INFINITY
  const isCut = next.childNodes.length > most
  if (isCut) rest.push(() => patchChildren(shown, next, new Map(), rest))
  const known = new Map<string, ChildNode[]>()
  for (const child of shown.childNodes) {
    const key = keyOf(child)
    const alike = known.get(key)
    if (alike === undefined) known.set(key, [child])
    else alike.push(child)
  }
  let place = shown.firstChild
  for (const wanted of [...next.childNodes].slice(0, most)) {
    const own = known.get(keyOf(wanted))?.shift()
    if (own === undefined) {
      shown.insertBefore(document.importNode(wanted, true), place)
      continue
    }
    if (own === place) place = place.nextSibling
    else shown.insertBefore(own, place)
    if (own instanceof Element && wanted instanceof Element) patchAlike(own, wanted, inWindow, rest)
    else if (own.nodeValue !== wanted.nodeValue) own.nodeValue = wanted.nodeValue
  }
  if (!isCut) for (const gone of [...known.values()].flat()) gone.remove()
}

/** A card with the same product is the same card, so marks set by scripts stay. */
function patchAlike(shown: Element, next: Element, inWindow: InWindow, rest: (() => void)[]): void {
  if (shown.localName === 'template' || (shown.localName === 'li' && shown.querySelector('article') !== null)) return
  if (!shown.isEqualNode(next)) {
    patchElement(shown, next, inWindow, rest)
    return
  }
  // The current values of fields are not part of the markup.
  const fields = next.querySelectorAll('input, select')
  for (const [at, field] of shown.querySelectorAll('input, select').entries()) takeValue(field, fields[at] ?? field)
}

/** Returns the key of a part among its siblings. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof Element)) return '#text'
  const { localName, id } = node
  if (localName === 'li') return `li ${toItemKey(node)}`
  if (localName === 'fieldset') return `fieldset ${node.querySelector('legend')?.textContent}`
  return `${localName} ${id} ${node.getAttribute('class')}`
}

/** Returns a card's link and product name, an option's value, or a link's address. */
function toItemKey(item: Element): string {
  const input = item.querySelector('input')
  if (input !== null) return input.value
  return `${item.querySelector('a')?.getAttribute('href')} ${item.querySelector('h1, h2, h3, h4')?.textContent}`
}

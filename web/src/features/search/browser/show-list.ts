/** The visitor's own, or a script's: what comes from the server does not change it. */
const KEPT_ATTRIBUTES = new Set(['open', 'checked', 'value', 'data-live', 'role', 'aria-modal', 'aria-busy'])

/** Makes a list what `next` is, and moves nothing that stays: focus, scroll, open panels and groups, pictures. `next` is not used up. */
export function showList(form: HTMLFormElement, next: HTMLFormElement): void {
  const hadFocus = form.contains(document.activeElement)
  patchChildren(form, next)
  for (const field of next.querySelectorAll('input, select')) takeValue(form, field)
  if (hadFocus && !form.contains(document.activeElement))
    form.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true })
}

/** What stands in the field of words is the visitor's while it has the focus. */
function takeValue(form: HTMLFormElement, next: Element): void {
  if (next instanceof HTMLSelectElement) {
    const { name, value } = next
    const own = form.elements.namedItem(name)
    if (own instanceof HTMLSelectElement && own.value !== value) own.value = value
    return
  }
  if (!(next instanceof HTMLInputElement)) return
  const { type, name, defaultValue, defaultChecked } = next
  if (type === 'checkbox') {
    const own = form.querySelector<HTMLInputElement>(
      `input[name="${CSS.escape(name)}"][value="${CSS.escape(defaultValue)}"]`,
    )
    if (own && own.checked !== defaultChecked) own.checked = defaultChecked
    return
  }
  const own = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  if (own && own !== document.activeElement && own.value !== defaultValue) own.value = defaultValue
}

function patchElement(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes])
    if (!next.hasAttribute(name) && !KEPT_ATTRIBUTES.has(name)) shown.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (!KEPT_ATTRIBUTES.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  patchChildren(shown, next)
}

/** Each part that is there already stays where it is; parts of another key come and go. */
function patchChildren(shown: Element, next: Element): void {
  const known = new Map<string, ChildNode[]>()
  for (const child of shown.childNodes) {
    const key = keyOf(child)
    const alike = known.get(key)
    if (alike === undefined) known.set(key, [child])
    else alike.push(child)
  }
  let place = shown.firstChild
  for (const wanted of next.childNodes) {
    const own = known.get(keyOf(wanted))?.shift()
    if (own === undefined) {
      shown.insertBefore(document.importNode(wanted, true), place)
      continue
    }
    if (own === place) place = place.nextSibling
    else shown.insertBefore(own, place)
    if (own instanceof Element && wanted instanceof Element) patchAlike(own, wanted)
    else if (own.nodeValue !== wanted.nodeValue) own.nodeValue = wanted.nodeValue
  }
  for (const rest of known.values()) for (const gone of rest) gone.remove()
}

/** A card is the same as long as its product is: what scripts have marked in it stays. */
function patchAlike(shown: Element, next: Element): void {
  if (shown.localName === 'li' && shown.querySelector('article') !== null) return
  if (shown.localName !== 'template') patchElement(shown, next)
}

/** What a part is, among those beside it. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof Element)) return '#text'
  const { localName, id } = node
  if (localName === 'li') return `li ${toItemKey(node)}`
  if (localName === 'fieldset') return `fieldset ${node.querySelector('legend')?.textContent}`
  return `${localName} ${id} ${node.getAttribute('class')}`
}

/** A card's product and its picture's address, an option's value, a link's address. */
function toItemKey(item: Element): string {
  const input = item.querySelector('input')
  if (input !== null) return input.value
  return `${item.querySelector('a')?.getAttribute('href')} ${item.querySelector('h1, h2, h3, h4')?.textContent}`
}

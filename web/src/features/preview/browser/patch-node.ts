import { isTyped } from './typed-part.ts'

/**
 * Changes `shown` into `next` but keeps whatever is equal: scroll position, focus and open parts stay. For parts that
 * were added or removed in the middle of a list, looks for the next equal one.
 */
export function patchNode(shown: Element, next: Element): void {
  if (isTyped(shown)) return
  patchAttributes(shown, next)
  const old = [...shown.childNodes]
  let at = 0
  for (const wanted of [...next.childNodes]) {
    const rest = old.slice(at)
    const same = rest.findIndex((node) => node.isEqualNode(wanted) || isTypedAs(node, wanted))
    if (same >= 0) {
      for (const gone of rest.slice(0, same)) gone.remove()
      at += same + 1
      continue
    }
    const current = old[at]
    if (current === undefined) shown.append(document.importNode(wanted, true))
    else if (wanted instanceof Element && isAlike(current, wanted) && !comesLater(current, wanted)) {
      patchNode(current, wanted)
      at += 1
    } else current.before(document.importNode(wanted, true))
  }
  for (const gone of old.slice(at)) gone.remove()
}

/** Attributes that the user changes. */
const KEPT_ATTRIBUTES = new Set(['open', 'checked', 'value'])

function patchAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name) && !KEPT_ATTRIBUTES.has(name) && !isOwn(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of [...next.attributes]) {
    if (!KEPT_ATTRIBUTES.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

/** A block's element is never reused for another block. */
const BLOCK = 'data-edit-block'

/** Set by a script of the page. */
const isOwn = (name: string) => name === 'inert'

function isAlike(shown: Node, next: Node): shown is Element {
  if (!(shown instanceof Element && next instanceof Element)) return false
  const isOfBlock = shown.getAttribute(BLOCK) === next.getAttribute(BLOCK)
  return shown.tagName === next.tagName && shown.id === next.id && isOfBlock
}

/** Tells whether the current part is needed further down: the new one is then inserted before it. */
function comesLater(current: Node, wanted: Node): wanted is never {
  let node = wanted.nextSibling
  while (node !== null) {
    if (node.isEqualNode(current) || isTypedAs(current, node)) return true
    node = node.nextSibling
  }
  return false
}

/** A block in which text is being typed differs from the rendering, but is the same block. */
function isTypedAs(shown: Node, next: Node): boolean {
  return isTyped(shown) && isAlike(shown, next)
}

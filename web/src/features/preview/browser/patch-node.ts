import { isTyped } from './typed-part.ts'

/**
 * Makes `shown` what `next` is and leaves alone whatever is the same: scroll, focus and open parts stay. Parts
 * that came or went in the middle of a list are found by looking for the next equal one.
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

/** Open and checked are the reader's own. */
const KEPT_ATTRIBUTES = new Set(['open', 'checked', 'value'])

function patchAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name) && !KEPT_ATTRIBUTES.has(name) && !isOwn(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of [...next.attributes]) {
    if (!KEPT_ATTRIBUTES.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

/** One block never becomes another. */
const BLOCK = 'data-edit-block'

/** Put there by a script of the page. */
const isOwn = (name: string) => name === 'inert'

function isAlike(shown: Node, next: Node): shown is Element {
  if (!(shown instanceof Element && next instanceof Element)) return false
  const isOfBlock = shown.getAttribute(BLOCK) === next.getAttribute(BLOCK)
  return shown.tagName === next.tagName && shown.id === next.id && isOfBlock
}

/** Whether what stands here is still wanted further down: then the new one comes before it. */
function comesLater(current: Node, wanted: Node): wanted is never {
  let node = wanted.nextSibling
  while (node !== null) {
    if (node.isEqualNode(current) || isTypedAs(current, node)) return true
    node = node.nextSibling
  }
  return false
}

/** A block that is typed in differs from what comes, and is the same one. */
function isTypedAs(shown: Node, next: Node): boolean {
  return isTyped(shown) && isAlike(shown, next)
}

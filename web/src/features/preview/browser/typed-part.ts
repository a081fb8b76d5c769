/** What an editor is typing in, on the page or in the form: no answer of the site changes it meanwhile. */
const TYPED = 'data-edit-typed'
const holds = new WeakMap<Element, number>()

/** With it stands all of its block, which an empty title would replace by a message. Returns what ends it. */
export function holdTyped(element: HTMLElement): () => void {
  const part = element.closest('[data-edit-block]') ?? element
  const count = (by: number) => {
    const held = (holds.get(part) ?? 0) + by
    holds.set(part, held)
    part.toggleAttribute(TYPED, held > 0)
  }
  count(1)
  return () => count(-1)
}

export const isTyped = (node: Node) => node instanceof Element && node.hasAttribute(TYPED)

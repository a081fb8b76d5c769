/** Marks the text that an editor is typing, on the page or in the form: no rendering of the site changes it meanwhile. */
const TYPED = 'data-edit-typed'
const holds = new WeakMap<Element, number>()

/** Holds the text together with its block, which the site would replace by a message if a title were empty. Returns a function that ends this. */
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

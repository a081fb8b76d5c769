/** What an editor types in on the page: no answer of the site changes it meanwhile. */
const TYPED = 'data-edit-typed'

/** With it stands all of its block, which an empty title would replace by a message. */
export function holdTyped(element: HTMLElement): () => void {
  const part = element.closest('[data-edit-block]') ?? element
  part.setAttribute(TYPED, '')
  return () => part.removeAttribute(TYPED)
}

export const isTyped = (node: Node) => node instanceof Element && node.hasAttribute(TYPED)

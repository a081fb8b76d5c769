/** Finds the element of an area or block, which the site marks while editors are at work. */
export function findArea(name: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-edit-area="${CSS.escape(name)}"]`) ?? undefined
}

export function findBlockElement(id: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-edit-block="${CSS.escape(id)}"]`) ?? undefined
}

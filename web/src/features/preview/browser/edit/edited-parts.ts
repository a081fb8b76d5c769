/** Where on the page an area or a block stands: it is marked so by the site while editors are at work. */
export function findArea(name: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-edit-area="${CSS.escape(name)}"]`) ?? undefined
}

export function findBlockElement(id: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-edit-block="${CSS.escape(id)}"]`) ?? undefined
}

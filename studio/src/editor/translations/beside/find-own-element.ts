const ROW = /^(.+)\.(\d+)$/

/** The element of a field or row in the form; null if it is not rendered: in another tab, or far below. */
export function findOwnElement(path: string): HTMLElement | null {
  const [, list, at] = ROW.exec(path) ?? []
  const found =
    list === undefined
      ? (document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
        document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`))
      : document.getElementById(`${list.replaceAll('.', '-')}-row-${at}`)
  return found?.checkVisibility() ? found : null
}

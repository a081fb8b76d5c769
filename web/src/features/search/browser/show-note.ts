/** Shows a message below the list's bar that its answer is slow or failed; the list itself stays. `address`: to try again. */
export function showNote(form: HTMLFormElement, note: 'slow' | 'failed', address: string): void {
  const place = form.querySelector('[data-notes]')
  const text = form.querySelector<HTMLTemplateElement>(`template[data-note=${note}]`)
  if (!place || !text) return
  place.replaceChildren(document.importNode(text.content, true))
  const retry = place.querySelector<HTMLAnchorElement>('a[data-retry]')
  if (retry) retry.href = address
}

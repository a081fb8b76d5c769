/** Says below the bar of a list that its answer takes longer, or does not come; what is shown stays. `address`: where it is tried again. */
export function showNote(form: HTMLFormElement, note: 'slow' | 'failed', address: string): void {
  const place = form.querySelector('[data-notes]')
  const text = form.querySelector<HTMLTemplateElement>(`template[data-note=${note}]`)
  if (!place || !text) return
  place.replaceChildren(document.importNode(text.content, true))
  const retry = place.querySelector<HTMLAnchorElement>('a[data-retry]')
  if (retry) retry.href = address
}

/** Loads the overlays when a visitor first reaches for a search box; what is typed meanwhile stays in the field. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('header form[data-search]')
  if (form === null) return
  let isWanted = false
  const open = () => {
    if (isWanted) return
    isWanted = true
    // Settings and script load in parallel.
    const answer = fetch(form.dataset.search ?? '').catch(() => undefined)
    void import('./attach-search.ts').then((each) => each.attachSearch(form, answer))
  }
  const opener = document.querySelector('[data-search-opener]')
  // A pointer arrives shortly before the focus.
  for (const reached of ['focusin', 'pointerenter', 'pointerdown']) {
    form.addEventListener(reached, open, { once: true })
    opener?.addEventListener(reached, open, { once: true })
  }
  // The field may have the focus before this script runs.
  if (form.contains(document.activeElement)) open()
  opener?.addEventListener('click', (event) => {
    event.preventDefault()
    // Shows the box where it is hidden; the focus must move within the click event, or phones show no keyboard.
    document.documentElement.dataset.searching = ''
    form.querySelector<HTMLInputElement>('input[name=query]')?.focus()
  })
}

/** Nothing of the overlays loads before a visitor reaches for a search box; what is typed meanwhile stands in the field. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('header form[data-search]')
  if (form === null) return
  let isWanted = false
  const open = () => {
    if (isWanted) return
    isWanted = true
    // Script and document come side by side.
    const answer = fetch(form.dataset.search ?? '').catch(() => undefined)
    void import('./attach-search.ts').then((each) => each.attachSearch(form, answer))
  }
  const opener = document.querySelector('[data-search-opener]')
  // A pointer is there a moment before the focus.
  for (const reached of ['focusin', 'pointerenter', 'pointerdown']) {
    form.addEventListener(reached, open, { once: true })
    opener?.addEventListener(reached, open, { once: true })
  }
  // The focus may come before this script does.
  if (form.contains(document.activeElement)) open()
  opener?.addEventListener('click', (event) => {
    event.preventDefault()
    // Shows the box where there is none else; the focus must move within the press, or a phone shows no keys.
    document.documentElement.dataset.searching = ''
    form.querySelector<HTMLInputElement>('input[name=query]')?.focus()
  })
}

/** Nothing of the overlays loads before a search box has the focus; what is typed meanwhile stands in the field. */
export function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('header form[data-search]')
  if (form === null) return
  const open = () => {
    // Script and document come side by side.
    const answer = fetch(form.dataset.search ?? '').catch(() => undefined)
    void import('./attach-search.ts').then((each) => each.attachSearch(form, answer))
  }
  form.addEventListener('focusin', open, { once: true })
  document.querySelector('[data-search-opener]')?.addEventListener('click', (event) => {
    event.preventDefault()
    // Shows the box where there is none else; the focus must move within the press, or a phone shows no keys.
    document.documentElement.dataset.searching = ''
    form.querySelector<HTMLInputElement>('input[name=query]')?.focus()
  })
}

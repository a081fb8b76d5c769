/** Nothing of the overlays loads before a search box has the focus; what is typed meanwhile stands in the field. */
export function startHeaderSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('header form[data-search]')) {
    const open = () => void import('./attach-search.ts').then((each) => each.attachSearch(form))
    form.addEventListener('focusin', open, { once: true })
  }
}

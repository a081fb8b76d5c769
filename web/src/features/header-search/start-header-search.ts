/** Nothing of the overlays loads before a search box has the focus; what is typed meanwhile stands in the field. */
export function startHeaderSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('header form[data-search]')) {
    const open = async () => {
      const { attachSearch } = await import('./attach-search.ts')
      await attachSearch(form)
    }
    form.addEventListener('focusin', () => void open(), { once: true })
  }
}

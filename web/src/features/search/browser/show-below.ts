import type { Step } from './list-address.ts'

/**
 * Parts below the list, such as cards and editors' texts: as the server renders them, below its first page, filtered or not, and
 * below no other. `first`: number of the page that the server sent; one without these parts cannot show them.
 */
export function createBelow(form: HTMLFormElement, first: number) {
  const has = 'below' in form.dataset
  return {
    isMissing: (page: number) => has && first > 1 && page === 1,
    /** Loads the page that has them; after a step in the history the address has changed already. */
    load(address: string, step: Step) {
      if (step === 'push') location.assign(address)
      else location.replace(address)
    },
    show(page: number) {
      if (has) for (const part of listFollowing(form)) part.hidden = page > 1
    },
  }
}

/** Lists the elements after the list in the page's main part. */
function listFollowing(form: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: Element | null = form; at !== null && at.localName !== 'main'; at = at.parentElement)
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (next instanceof HTMLElement) found.push(next)
  return found
}

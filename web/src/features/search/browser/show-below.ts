import type { Step } from './list-address.ts'

/**
 * What a page says below its list, such as cards and texts of editors: below the first page of it, filtered or not, and below no other, as the server draws it.
 * `first`: the page that came from the server; one without these parts cannot show them.
 */
export function createBelow(form: HTMLFormElement, first: number) {
  const has = 'below' in form.dataset
  return {
    isMissing: (page: number) => has && first > 1 && page === 1,
    /** Loads the page that has them; after a step in the history the address is there already. */
    load(address: string, step: Step) {
      if (step === 'push') location.assign(address)
      else location.replace(address)
    },
    show(page: number) {
      if (has) for (const part of listFollowing(form)) part.hidden = page > 1
    },
  }
}

/** Elements behind the list in the page's main part. */
function listFollowing(form: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: Element | null = form; at !== null && at.localName !== 'main'; at = at.parentElement)
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
      if (next instanceof HTMLElement) found.push(next)
  return found
}

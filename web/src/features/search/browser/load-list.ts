import { LIST_ONLY } from '../../../platform/list-only.ts'

/** Time limit for an answer: more than a slow connection needs, less than visitors wait. */
const ANSWER_MS = 8_000

/** A list as the server renders it, in a separate document. `away`: address to which the visitor is redirected instead. */
export type LoadedList = { form: HTMLFormElement; title: string } | { away: string }

/**
 * Loads the list at an address. The browser itself parses the answer into a document, so that no string is assigned
 * as HTML. Rejects when search does not answer, or the answer is no list.
 */
export function loadList(address: string, signal: AbortSignal): Promise<LoadedList> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`The list did not come (${request.status})`))
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = ANSWER_MS
    request.setRequestHeader(LIST_ONLY.name, LIST_ONLY.value)
    // A prefetched copy of the address has inlined styles, which this page's policy refuses.
    request.setRequestHeader('If-None-Match', '"list"')
    request.onload = () => {
      const found = request.status === 200 ? readList(request, address) : undefined
      if (found === undefined) fail()
      else resolve(found)
    }
    for (const type of ['error', 'timeout', 'abort']) request.addEventListener(type, fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send()
  })
}

function readList({ responseURL, responseXML: page }: XMLHttpRequest, address: string): LoadedList | undefined {
  // Editors' rules redirect some words.
  if (new URL(responseURL).pathname !== new URL(address, location.href).pathname) return { away: responseURL }
  const form = page?.querySelector<HTMLFormElement>('form[data-list]')
  if (page == null || form == null || 'failed' in form.dataset) return undefined
  const { away } = form.dataset
  return away === undefined ? { form, title: page.title } : { away }
}

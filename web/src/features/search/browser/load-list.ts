import { LIST_ONLY } from '../../../platform/list-only.ts'

/** Time for an answer: more than a slow line takes, less than visitors wait. */
const ANSWER_MS = 8_000

/** A list as the server draws it, in a document of its own. `away`: where the visitor is sent instead. */
export type LoadedList = { form: HTMLFormElement; title: string } | { away: string }

/**
 * Loads the list that stands at an address. The browser reads the answer as a document by itself: no text of ours becomes markup. Rejects when search does not
 * answer, or something else does.
 */
export function loadList(address: string, signal: AbortSignal): Promise<LoadedList> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`The list did not come (${request.status})`))
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = ANSWER_MS
    request.setRequestHeader(LIST_ONLY.name, LIST_ONLY.value)
    // What the browser has of the address already was loaded ahead with its styles inside, which the policy of this page refuses.
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
  // Editors send some words elsewhere.
  if (new URL(responseURL).pathname !== new URL(address, location.href).pathname) return { away: responseURL }
  const form = page?.querySelector<HTMLFormElement>('form[data-list]')
  if (page == null || form == null || 'failed' in form.dataset) return undefined
  const { away } = form.dataset
  return away === undefined ? { form, title: page.title } : { away }
}

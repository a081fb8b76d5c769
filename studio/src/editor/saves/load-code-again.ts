const CODE = '/_next/static/'
const PAUSE_MS = 1_000

/** Tags whose failure is passed on to the framework. */
const givenUp = new WeakSet<Element>()

/**
 * Loads scripts and styles of the admin again after a failure. Otherwise the framework gives up after half a second
 * without a connection, and replaces the open form, with all unsaved text, by an error.
 */
export function loadCodeAgain(): void {
  window.addEventListener(
    'error',
    (event) => {
      const tag = event.target
      if (!isCode(tag) || givenUp.has(tag)) return
      event.stopImmediatePropagation()
      setTimeout(() => void loadAgain(tag), PAUSE_MS)
    },
    true,
  )
}

/** Adds a new tag and passes its `load` event on to the failed one, because the framework listens there. */
async function loadAgain(tag: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  if (await isRefused(toAddress(tag))) return giveUp(tag)
  const next = tag instanceof HTMLScriptElement ? document.createElement('script') : document.createElement('link')
  for (const { name, value } of tag.attributes) next.setAttribute(name, value)
  next.addEventListener('load', () => tag.dispatchEvent(new Event('load')))
  next.addEventListener('error', () => giveUp(tag))
  document.head.append(next)
}

function giveUp(tag: Element): void {
  givenUp.add(tag)
  tag.dispatchEvent(new Event('error'))
}

/** Whether the studio answers that the file does not exist: a newer release has other files. */
const isRefused = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status >= 400 && status < 500,
    () => false,
  )

const toAddress = (tag: HTMLScriptElement | HTMLLinkElement) => (tag instanceof HTMLScriptElement ? tag.src : tag.href)

function isCode(tag: EventTarget | null): tag is HTMLScriptElement | HTMLLinkElement {
  if (!(tag instanceof HTMLScriptElement) && !(tag instanceof HTMLLinkElement)) return false
  return toAddress(tag).startsWith(`${window.location.origin}${CODE}`)
}

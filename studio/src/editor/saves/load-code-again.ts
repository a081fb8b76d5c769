const CODE = '/_next/static/'
const PAUSE_MS = 1_000

/** Tags whose failure is to be told after all. */
const givenUp = new WeakSet<Element>()

/**
 * Code of the admin that arrives late is waited for: without it the framework gives up after half a second without a
 * connection and replaces the open form, with all that is typed in it, by an error.
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

/** The tag in place of the one that failed, which hears of it: what waits for it listens there. */
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

/** Whether the studio answers and has no such file: a newer version of it has other ones. */
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

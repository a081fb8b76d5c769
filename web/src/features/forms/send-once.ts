/** Name of the hidden field with a random key: the same filling is sent once, the same words another day are another message. */
const KEY_FIELD = 'submission-key'
/** A server that never answers must not lock the form. */
const RELEASE_MS = 20_000

/** A second press while the first is on its way sends nothing; a page that comes back from the browser's memory can be sent anew. */
export function sendOnce(form: HTMLFormElement): void {
  let isSending = false
  const key = document.createElement('input')
  key.type = 'hidden'
  key.name = KEY_FIELD
  key.value = crypto.randomUUID?.() ?? String(Math.random())
  form.append(key)
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const release = () => {
    isSending = false
    button?.removeAttribute('aria-disabled')
  }
  form.addEventListener('submit', (event) => {
    if (isSending) {
      event.preventDefault()
      return
    }
    isSending = true
    button?.setAttribute('aria-disabled', 'true')
    setTimeout(release, RELEASE_MS)
  })
  addEventListener('pageshow', release)
}

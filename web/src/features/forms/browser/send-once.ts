import { SUBMISSION_KEY_FIELD } from '../../../platform/forms/form-names.ts'

/** A server that never answers must not lock the form. */
const RELEASE_MS = 20_000

/** A second press while the first is on its way sends nothing; a page that comes back from the browser's memory can be sent anew. */
export function sendFormOnce(form: HTMLFormElement): void {
  let isSending = false
  // A form that comes back refused brings its key along: it may be stored all the same.
  if (form.querySelector(`[name=${SUBMISSION_KEY_FIELD}]`) === null) form.append(createKey())
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

function createKey(): HTMLInputElement {
  const key = document.createElement('input')
  key.type = 'hidden'
  key.name = SUBMISSION_KEY_FIELD
  key.value = crypto.randomUUID?.() ?? String(Math.random())
  return key
}

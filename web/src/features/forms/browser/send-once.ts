import { SUBMISSION_KEY_FIELD } from '../../../platform/forms/form-names.ts'

/** The form is released after this time, in case the server never answers. */
const RELEASE_MS = 20_000

/** Ignores a second press while the first is being sent; a page restored from the browser's back/forward cache can be sent again. */
export function sendFormOnce(form: HTMLFormElement): void {
  let isSending = false
  // A refused form brings its key along, as it may have been stored all the same.
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

import { isEmail } from '@menagerie/contract/email'

/** Browsers may fill in fields at the start without any event, shortly after. */
const LOOK_FOR_AUTOFILL_MS = [50, 500, 1500]

/**
 * Spec §5: checks the address when its field is left, and disables the button until it is valid. Disabled by script
 * only, so that the form can be sent without one; also checks after autofill (reading 25).
 */
export function watchEmail(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=email][data-warning]')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (field === null || button === null) return
  const place = document.getElementById(`${field.id}-errors`)
  const show = (warning: string) => {
    if (place !== null && place.textContent !== warning) place.textContent = warning
    if (warning === '') field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
  }
  const update = () => {
    const isValid = isEmail(field.value)
    button.disabled = !isValid
    if (isValid) show('')
  }
  field.addEventListener('input', update)
  field.addEventListener('change', update)
  field.addEventListener('blur', () => {
    update()
    if (field.value.trim() !== '' && !isEmail(field.value)) show(field.dataset.warning ?? '')
  })
  addEventListener('pageshow', update)
  for (const ms of LOOK_FOR_AUTOFILL_MS) setTimeout(update, ms)
  update()
}

import { saveChoice } from '../../../platform/browser/save-choice.ts'
import { readChoice } from '../../../platform/browser/stored-choice.ts'

/** Asks on a visitor's first page, and again when a service is new. Escape counts as a no. */
export function askConsent(dialog: HTMLDialogElement): void {
  const services = (dialog.dataset.consent ?? '').split(' ')
  const { allowed, refused } = readChoice()
  if (services.every((id) => allowed.includes(id) || refused.includes(id))) return
  const answer = (isAllowed: boolean) => {
    dialog.close()
    saveChoice(isAllowed ? { allowed: services, refused: [] } : { allowed: [], refused: services })
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    answer(false)
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null
    if (button !== null) answer(button.dataset.consentAnswer === 'accept')
  })
  dialog.showModal()
  // Focuses the text first, so that neither answer is preferred.
  dialog.focus()
}

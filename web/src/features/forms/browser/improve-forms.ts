import { keepDraft } from './keep-draft.ts'
import { sendFormOnce } from './send-once.ts'
import { watchEmail } from './watch-email.ts'

export function improveForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    keepDraft(form)
    watchEmail(form)
    sendFormOnce(form)
  }
}

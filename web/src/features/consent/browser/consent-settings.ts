import { saveChoice } from '../../../platform/browser/save-choice.ts'
import { CHOICE_EVENT, isChoiceOfAnotherTab, readChoice } from '../../../platform/browser/stored-choice.ts'

/** Shows the stored choice, and stores the visitor's changes. */
export function startSettings(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const status = form.querySelector<HTMLElement>('[role=status]')
  const show = () => {
    const { allowed } = readChoice()
    for (const box of boxes) box.checked = allowed.includes(box.name)
  }
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-choose]') : null
    if (button === null) return
    const { consentChoose: chosen } = button.dataset
    const isAllowed = (box: HTMLInputElement) => chosen === 'all' || (chosen === 'ticked' && box.checked)
    const names = (wanted: boolean) => boxes.filter((box) => isAllowed(box) === wanted).map(({ name }) => name)
    saveChoice({ allowed: names(true), refused: names(false) })
    if (status) status.textContent = status.dataset.saved ?? ''
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener(CHOICE_EVENT, show)
  addEventListener('storage', (event) => {
    if (isChoiceOfAnotherTab(event)) show()
  })
  show()
}
